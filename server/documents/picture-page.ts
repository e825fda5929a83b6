import { mostPixels } from '../../domain/letters/picture-limit.ts';
import { pictureSize } from '../files/index.ts';
import type { LogoType } from './letter-document.ts';

/** A scan that is a picture, or a logo to be tried, to be set as one page. */
export type PictureJob = { picture: Uint8Array; format: LogoType; title: string };

/**
 * Takes a JPEG or PNG, gives the typesetter's job for it.
 * @returns null where its size cannot be told, or is beyond reason
 */
export function pictureJob(picture: Uint8Array, mimeType: string, title: string): PictureJob | null {
  const size = pictureSize(picture, mimeType);
  const format = mimeType === 'image/png' ? 'png' : 'jpg';
  return size && size.width * size.height <= mostPixels ? { picture, format, title } : null;
}
