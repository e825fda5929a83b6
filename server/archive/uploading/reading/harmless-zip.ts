import { Unzip, UnzipInflate } from 'fflate';
import { Fault } from './found.ts';

/** Limits for office documents: unpacked bytes, and ratio to the packed size; real documents stay far below. */
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
 * Unpacks a zip only to measure it: the sizes in its directory can be forged.
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
    // A zip that cannot be streamed is judged by its directory instead.
  }
  if (fault) throw fault;
}
