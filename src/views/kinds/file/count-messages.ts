import type { Message } from '../../../../lib/language.ts';

/** What a cell says of files; apart from what their inputs say, since every list has cells. */
export const countMessages = {
  count: (count: number): Message => ({
    id: `${count} berkas`,
    en: count === 1 ? '1 file' : `${count} files`,
  }),
  pictures: (count: number): Message => ({
    id: `${count} gambar`,
    en: count === 1 ? '1 picture' : `${count} pictures`,
  }),
};
