import type { Words } from '../../resources/declare.ts';
import { archive } from '../../resources/dokumen/arsip.ts';
import { letterStateWords } from '../../resources/naskah-dinas/letter.ts';

/** What the states of everything that can be found are called. */
export const stateWords: Readonly<Record<string, Words>> = {
  ...letterStateWords,
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
