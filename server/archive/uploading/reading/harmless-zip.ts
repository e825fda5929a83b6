import { Unzip, UnzipInflate } from 'fflate';
import { Fault } from './found.ts';

/** All that an office document may unpack to, and how much better than its packed size: what people write stays far below. */
export const mostUnpacked = 300 * 1024 * 1024;
export const mostRatio = 150;
export const mostEntries = 10_000;

export const bomb = {
  id: 'Isi dokumen ini mengembang jauh lebih besar daripada ukurannya (zip bomb), jadi tidak diterima.',
  en: 'What is in this document is far larger than its size (a zip bomb), so it is not accepted.',
};
export const macros = {
  id: 'Dokumen ini memuat makro. Simpan ulang tanpa makro, lalu unggah kembali.',
  en: 'This document has macros. Save it without macros, then upload it again.',
};

const slice = 64 * 1024;

/**
 * Unpacks a zip for its measure only, whatever its directory claims: sizes there are anybody's to write.
 * @throws Fault for a zip bomb
 */
export function refuseBomb(content: Uint8Array): void {
  let unpacked = 0;
  let fault: Fault | undefined;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) return;
      unpacked += chunk.length;
      if (unpacked > Math.min(mostUnpacked, 4 * 1024 * 1024 + content.length * mostRatio))
        fault = new Fault(bomb);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < content.length && !fault; at += slice)
      unzip.push(content.subarray(at, at + slice), at + slice >= content.length);
  } catch {
    // One that cannot be unpacked from its beginning to its end is judged by its directory.
  }
  if (fault) throw fault;
}
