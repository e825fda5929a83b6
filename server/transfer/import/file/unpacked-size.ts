import { importLimits } from '../limits.ts';
import { FileFault } from './cells.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/**
 * Refuses an archive that unpacks to more than it may, by its own directory and before anything of it is unpacked; what
 * lies about itself there is stopped by the reader, which unpacks no entry beyond its declared size.
 * @throws FileFault for archives that are broken or too large
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries = end < 0 ? 0 : view.getUint16(end + 10, true);
  if (entries === 0) throw broken;
  if (entries > importLimits.entries) throw tooLarge;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) throw broken;
    // 0xffffffff: the true size is elsewhere and above 4 GB.
    total += view.getUint32(at + 24, true);
    if (total > importLimits.unpackedBytes) throw tooLarge;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= last; at -= 1)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return -1;
}

const broken = new FileFault('Berkas XLSX ini rusak. Buka dan simpan kembali, lalu unggah.');
const tooLarge = new FileFault(
  'Isi berkas XLSX ini terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.',
);
