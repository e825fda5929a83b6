import { Fault, type Found } from './found.ts';

/**
 * Checks only that the picture is complete; it holds no facts.
 * @throws Fault for a truncated one
 */
export function readPicture(content: Uint8Array, mimeType: string): Found {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const isWhole = mimeType === 'image/png' ? bytes.includes('IEND') : bytes.lastIndexOf(endOfJpeg) > 0;
  if (!isWhole)
    throw new Fault({
      id: 'Gambar ini rusak atau tidak lengkap. Pilih dokumen lain.',
      en: 'This picture is damaged or incomplete. Choose another document.',
    });
  return { title: null, number: null, date: null, madeOn: null, pages: 1 };
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);
