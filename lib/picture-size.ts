export type PictureSize = { width: number; height: number };

/** Reads the size from a JPEG or PNG header; null when unknown. */
export function pictureSize(picture: Uint8Array, mimeType: string): PictureSize | null {
  const bytes = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  return mimeType === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
}

const firstChunk = 0x49484452; // IHDR

/** Accepts only the first chunk: a decoder that reads on would use a later one. */
const pngSize = (bytes: DataView): PictureSize | null =>
  bytes.byteLength >= 24 && bytes.getUint32(12) === firstChunk
    ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : null;

/** In the frame header, which is one of the segments at the beginning. */
function jpegSize(bytes: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.byteLength) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    // Filling between segments.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}
