/** A scan that is a picture, to be set as one page. */
export type PictureJob = { picture: Uint8Array; format: 'jpg' | 'png'; title: string };

/** More than this is not unpacked: a small file may hold a picture that fills the memory. An A3 page at 600 dpi is 70. */
const mostPixels = 80_000_000;

/**
 * Takes a JPEG or PNG, gives the typesetter's job for it.
 * @returns null where its size cannot be told, or is beyond reason
 */
export function pictureJob(picture: Uint8Array, mimeType: string, title: string): PictureJob | null {
  const format = mimeType === 'image/png' ? 'png' : 'jpg';
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const size = format === 'png' ? pngSize(bytes) : jpegSize(bytes);
  return size && size.width * size.height <= mostPixels ? { picture, format, title } : null;
}

type Size = { width: number; height: number };

const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;

/** In the frame header, which is one of the segments at the beginning. */
function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Filling between segments.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
