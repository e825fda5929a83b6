import { letterStateWords } from '../../domain/letters/letter.ts';
import type { Words } from '../../lib/language.ts';
import { archive } from '../../resources/dokumen/arsip.ts';

/** What the states of everything that can be found are called. */
export const stateWords: Readonly<Record<string, Words>> = {
  ...letterStateWords,
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
