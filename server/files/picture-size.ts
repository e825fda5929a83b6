import { mostPixels } from '../../domain/letters/picture-limit.ts';
import { translate } from '../../lib/language.ts';

export type PictureSize = { width: number; height: number };

/** Reads the size from a JPEG or PNG header; null when unknown. */
export function pictureSize(picture: Uint8Array, mimeType: string): PictureSize | null {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  return mimeType === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
}

/** Why a picture is refused; undefined for one that can be shown, printed and watermarked, and for other files. */
export function pictureFault(content: Uint8Array, mimeType: string): string | undefined {
  if (mimeType !== 'image/png' && mimeType !== 'image/jpeg') return undefined;
  const size = pictureSize(content, mimeType);
  if (!size || size.width * size.height === 0)
    return translate({
      id: 'Gambar ini rusak atau tidak lengkap. Pilih berkas lain.',
      en: 'This picture is damaged or incomplete. Choose another file.',
    });
  if (size.width * size.height <= mostPixels) return undefined;
  return translate({
    id: `Gambar ini lebih dari ${mostPixels / 1_000_000} juta piksel. Perkecil ukurannya, lalu unggah kembali.`,
    en: `This picture has more than ${mostPixels / 1_000_000} million pixels. Make it smaller, then upload it again.`,
  });
}

/** Accepts only the first chunk: a decoder that reads on would use a later one. */
const pngSize = (bytes: Buffer): PictureSize | null =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

/** In the frame header, which is one of the segments at the beginning. */
function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Filling between segments.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
