import type { SheetLetter } from '../sheet/index.ts';

export type Copy = {
  isCancelled: boolean;
  /** Whose copy it is, above Biasa (SPEC B3). */
  readerMark: string | null;
};

/** What every page of a copy says: it can be changed, so it proves nothing. Paper is Indonesian. */
export function noOriginal(
  { signer, number }: Pick<SheetLetter, 'signer' | 'number'>,
  { isCancelled, readerMark }: Copy,
): string {
  const check = signer?.qr?.check;
  const said = signer?.signedAt
    ? [
        ...(isCancelled ? ['NASKAH INI DIBATALKAN.'] : []),
        'Salinan yang dapat diubah, bukan naskah asli.',
        `Naskah asli adalah PDF bertanda tangan elektronik${number ? ` bernomor ${number}` : ''}.`,
        ...(check ? [`Periksa di ${check.at} dengan kode ${check.words.join(' ')}.`] : []),
      ]
    : ['Konsep yang belum ditandatangani, bukan naskah asli.'];
  return [said.join(' '), ...(readerMark ? [`Salinan untuk ${readerMark}`] : [])].join('\n');
}
