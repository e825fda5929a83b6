import { letterLife } from '../../domain/letters/letter-life.ts';
import type { Words } from '../../lib/language.ts';
import { columnOf } from '../../lib/life.ts';
import { archive } from '../../resources/dokumen/arsip.ts';

/** What the states of everything that can be found are called. */
export const stateWords: Readonly<Record<string, Words>> = {
  ...columnOf(letterLife, 'label'),
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
