import { logoFile } from '../domain/letters/logo.ts';
import type { Choice } from '../lib/choice.ts';
import { type Message, translate } from '../lib/language.ts';
import { choice, text } from './declare.ts';

const codePattern = {
  source: '^[A-Za-z0-9][A-Za-z0-9._/-]*$',
  message: {
    id: 'Kode hanya huruf, angka, titik, garis, dan garis miring.',
    en: 'Letters, digits, dots, dashes and slashes only.',
  },
};

/** The code people know a record by; immutable, since numbers and letters print it. */
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

/** How a person is addressed in a letter's text. */
export const salutation = (hint: Message) =>
  choice(
    'Sapaan',
    'Form of address',
    ['Bapak', 'Ibu', 'Saudara'].map((word) => option(word, word, word)),
    { hint },
  );

/** A picture by the hash of its content, uploaded on its own. */
export const logo = (hint: Message) =>
  text('Logo', 'Logo', {
    max: 64,
    pattern: {
      source: logoFile.pattern,
      message: { id: 'Unggah berkas logonya.', en: 'Upload the logo’s file.' },
    },
    hint,
  });

/** Free remarks. */
export const description = () => text('Keterangan', 'Description', { multiline: true, max: 1000 });

/** Accepts open periods. */
export const endsBefore = (startDate: unknown, endDate: unknown): Record<string, string[]> =>
  typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate
    ? {
        endDate: [
          translate({
            id: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
            en: 'The last day must not be before the first.',
          }),
        ],
      }
    : {};

/** One value of a choice with its label in both languages. */
export const option = (value: string, id: string, en: string): Choice => ({ value, label: { id, en } });
