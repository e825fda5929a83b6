import { squareOf, type View } from './crop.ts';

export function drawOn(canvas: HTMLCanvasElement, image: ImageBitmap, view: View): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { left, top, side: from } = squareOf(image, view);
  // Transparent parts become white, as on the server.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, from, from, 0, 0, canvas.width, canvas.height);
}
