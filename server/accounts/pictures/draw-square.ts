// The child process that draws people's pictures anew. What was uploaded was made by strangers and what reads it is foreign
// code: a fault in it, or a flood of memory, ends this process and not the server. What comes out holds the picture and
// nothing else: no place or time it was taken at, nothing hidden behind its end.
import { createCanvas, loadImage } from '@napi-rs/canvas';

export type DrawJob = { content: Uint8Array; size: number };
export type DrawAnswer = { picture: Uint8Array } | { fault: string };

process.on('message', async (job: DrawJob) => process.send?.(await draw(job)));
process.on('disconnect', () => process.exit());

async function draw({ content, size }: DrawJob): Promise<DrawAnswer> {
  try {
    const image = await loadImage(Buffer.from(content));
    const side = Math.min(image.width, image.height);
    const canvas = createCanvas(size, size);
    const pen = canvas.getContext('2d');
    // What is transparent would turn black as JPEG.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, size, size);
    pen.imageSmoothingQuality = 'high';
    const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
    pen.drawImage(image, left, top, side, side, 0, 0, size, size);
    return { picture: await canvas.encode('jpeg', 86) };
  } catch (error) {
    return { fault: String(error) };
  }
}
