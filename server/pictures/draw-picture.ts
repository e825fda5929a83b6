// Child process: an untrusted upload can crash or exhaust only this. The output
// holds pixels only, no metadata or trailing data.
import { createCanvas, loadImage } from '@napi-rs/canvas';

export type DrawJob = { content: Uint8Array; width: number; height: number };
export type DrawAnswer = { picture: Uint8Array } | { fault: string };

process.on('message', async (job: DrawJob) => process.send?.(await draw(job)));
process.on('disconnect', () => process.exit());

/** Fills the size from the middle; a photo's own turn (EXIF) is followed. */
async function draw({ content, width, height }: DrawJob): Promise<DrawAnswer> {
  try {
    const image = await loadImage(Buffer.from(content));
    const scale = Math.max(width / image.width, height / image.height);
    const [seenWidth, seenHeight] = [width / scale, height / scale];
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    // Transparent pixels would turn black as JPEG.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    const [left, top] = [(image.width - seenWidth) / 2, (image.height - seenHeight) / 2];
    pen.drawImage(image, left, top, seenWidth, seenHeight, 0, 0, width, height);
    return { picture: await canvas.encode('jpeg', 86) };
  } catch (error) {
    return { fault: String(error) };
  }
}
