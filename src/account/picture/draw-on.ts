import { squareOf, type View } from './crop.ts';

/** Paints what a view shows of a picture over the whole of a canvas. */
export function drawOn(canvas: HTMLCanvasElement, image: ImageBitmap, view: View): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { left, top, side: from } = squareOf(image, view);
  // What is transparent stays paper, as on the server.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, from, from, 0, 0, canvas.width, canvas.height);
}
