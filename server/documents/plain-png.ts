import { inflateSync } from 'node:zlib';
import { mostPixels } from '../../domain/letters/picture-limit.ts';

/**
 * Keeps only picture data: no second header, frames or compressed text. Its unpacked size matches the header.
 * @throws for no PNG, too many pixels, or more data than they take
 */
export function plainPng(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [...chunksOf(bytes)];
  const header = chunks.find(({ type }) => type === 'IHDR');
  if (header?.data.length !== 13) throw new Error('No header');
  const width = header.data.readUInt32BE(0);
  const height = header.data.readUInt32BE(4);
  if (width * height === 0 || width * height > mostPixels) throw new Error('Too many pixels');
  const bitsPerPixel = (header.data[8] ?? 8) * (channels[header.data[9] ?? 6] ?? 4);
  // Interlaced it has more lines, each with one byte before it.
  const most = (Math.ceil((width * bitsPerPixel) / 8) + 1) * height * 2 + 1024;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  inflateSync(packed, { maxOutputLength: most });
  const kept = chunks.filter(({ type }) => type === 'PLTE' || type === 'tRNS').map(({ whole }) => whole);
  const body = chunks.filter(({ type }) => type === 'IDAT').map(({ whole }) => whole);
  return Buffer.concat([bytes.subarray(0, 8), header.whole, ...kept, ...body, end]);
}

/** By the colour type of the header. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const end = Buffer.from('0000000049454e44ae426082', 'hex');

type Chunk = { type: string; data: Buffer; whole: Buffer };

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return;
    yield { type, data: bytes.subarray(at + 8, next - 4), whole: bytes.subarray(at, next) };
    at = next;
  }
}
