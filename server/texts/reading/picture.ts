import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureFault, pictureSize } from '../../files/index.ts';
import { type FoundText, NoText } from './fault.ts';
import { mostPixels, recognize } from './recognize.ts';

/**
 * Recognises the text of a scanned picture.
 * @throws NoText 'broken', also for more pixels than are unpacked
 */
export async function readPicture(content: Uint8Array, mimeType: string): Promise<FoundText> {
  if (pictureFault(content, mimeType)) throw new NoText('broken');
  try {
    return {
      via: 'ocr',
      content: await recognize(await asLargeAsNeeded(content, mimeType)),
      pages: 1,
      pagesRead: 1,
    };
  } catch (fault) {
    throw new NoText('broken', String(fault));
  }
}

/** Photographs of paper have more pixels than are of use. */
async function asLargeAsNeeded(content: Uint8Array, mimeType: string): Promise<Uint8Array> {
  const { width, height } = pictureSize(content, mimeType) ?? { width: 1, height: 1 };
  const scale = Math.sqrt(mostPixels / (width * height));
  if (scale >= 1) return content;
  const picture = await loadImage(Buffer.from(content));
  const canvas = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}
