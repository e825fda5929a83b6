// Child process: an untrusted upload can crash or exhaust only this. The output
// holds pixels only, no metadata or trailing data.
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
    // Transparent pixels would turn black as JPEG.
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
