import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { importLimits } from '../limits.ts';
import { FileFault } from './cells.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
/** Marks a value stored elsewhere because it exceeds 4 GB. */
const elsewhere = 0xffff_ffff;

/**
 * Refuses archives that unpack to too much: by their directory, then, as that can be forged, by counting bytes.
 * @throws FileFault for archives that are broken, forged or too large
 */
export async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
  const entries = directoryOf(bytes);
  const declared = entries.reduce((total, { unpacked }) => total + unpacked, 0);
  if (declared > importLimits.unpackedBytes) throw tooLarge();
  for (const entry of entries)
    if ((await unpackedSize(packedOf(bytes, entry), entry)) !== entry.unpacked) throw broken();
}

type Entry = { at: number; method: number; packed: number; unpacked: number };

function directoryOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = end < 0 ? 0 : view.getUint16(end + 10, true);
  if (count === 0) throw broken();
  if (count > importLimits.entries || view.getUint32(end + 12, true) === elsewhere) throw tooLarge();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) throw broken();
    const entry = {
      at: view.getUint32(at + 42, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    };
    if ([entry.at, entry.packed, entry.unpacked].includes(elsewhere)) throw tooLarge();
    // Programs that write workbooks repeat in the directory the sizes stored behind an entry.
    const isToldBehind = (view.getUint16(at + 8, true) & 8) !== 0;
    if (isToldBehind && entry.packed === 0) throw broken();
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function packedOf(bytes: Uint8Array, { at, packed }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== localEntry) throw broken();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > view.byteLength) throw broken();
  return bytes.subarray(from, from + packed);
}

/** Counts an entry's unpacked bytes, up to one more than it declares. */
async function unpackedSize(packed: Uint8Array, { method, unpacked }: Entry): Promise<number> {
  if (method === 0 || packed.length === 0) return packed.length;
  if (method !== 8) throw broken();
  let size = 0;
  const inflated = Readable.from([packed]).pipe(createInflateRaw());
  try {
    for await (const chunk of inflated) {
      size += (chunk as Uint8Array).length;
      if (size > unpacked) break;
    }
  } catch {
    throw broken();
  }
  return size;
}

function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= last; at -= 1)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return -1;
}

const broken = () =>
  new FileFault({
    id: 'Berkas XLSX ini rusak. Buka dan simpan kembali, lalu unggah.',
    en: 'This XLSX file is damaged. Open and save it again, then upload it.',
  });
const tooLarge = () =>
  new FileFault({
    id: 'Isi berkas XLSX ini terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.',
    en: 'What is in this XLSX file is too large. Split it into several.',
  });
