import { type Choice, text } from './declare.ts';
import { say } from './language.ts';

const codePattern = {
  source: '^[A-Za-z0-9][A-Za-z0-9._/-]*$',
  message: {
    id: 'Kode hanya huruf, angka, titik, garis, dan garis miring.',
    en: 'Letters, digits, dots, dashes and slashes only.',
  },
};

/** An e-mail address, as far as one can tell by looking. */
export const emailPattern = {
  source: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
  message: { id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' },
  example: 'nama@perusahaan.example',
};

/** Telephone numbers as people write them: five digits at least, what stands between them, a second one, an extension. */
export const phonePattern = {
  source: '^\\+?(?:[ (),./-]{0,3}[0-9]){5,30}\\)?(?: ?(?:ext\\.?|pes\\.?|#) ?[0-9]{1,6})?$',
  message: {
    id: 'Isi nomor telepon, misalnya (021) 5550 4000.',
    en: 'Enter a telephone number, such as (021) 5550 4000.',
  },
  example: '(021) 5550 4000',
};

/** The code that people know a record by; fixed once given, since numbers and letters print it. */
export const code = () =>
  text('Kode', 'Code', {
    required: true,
    unique: true,
    searchable: true,
    sortable: true,
    fixed: true,
    max: 40,
    pattern: codePattern,
  });

/** A record's name. */
export const name = () =>
  text('Nama', 'Name', { required: true, searchable: true, sortable: true, max: 200 });

/** Free remarks. */
export const description = () => text('Keterangan', 'Description', { multiline: true, max: 1000 });

/** The fault of a period that ends before it starts; none while either day is open. */
export const endsBefore = (startDate: unknown, endDate: unknown): Record<string, string[]> =>
  typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate
    ? {
        endDate: [
          say({
            id: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
            en: 'The last day must not be before the first.',
          }),
        ],
      }
    : {};

/** One value of a choice with its label in both languages. */
export const option = (value: string, id: string, en: string): Choice => ({ value, label: { id, en } });
