import { letterStateWords } from '../../domain/letters/letter.ts';
import type { Words } from '../../lib/language.ts';
import { archive } from '../../resources/dokumen/arsip.ts';

export const stateWords: Readonly<Record<string, Words>> = {
  ...letterStateWords,
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
