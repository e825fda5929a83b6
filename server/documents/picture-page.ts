import { mostPixels } from '../../domain/letters/picture-limit.ts';
import { pictureSize } from '../files/index.ts';
import type { LogoType } from './letter-document.ts';

/** A picture to typeset as one page: a scan, or a logo under test. */
export type PictureJob = { picture: Uint8Array; format: LogoType; title: string };

/**
 * Builds the typesetter's job for a JPEG or PNG.
 * @returns null when its size is unknown or excessive
 */
export function pictureJob(picture: Uint8Array, mimeType: string, title: string): PictureJob | null {
  const size = pictureSize(picture, mimeType);
  const format = mimeType === 'image/png' ? 'png' : 'jpg';
  return size && size.width * size.height <= mostPixels ? { picture, format, title } : null;
}
