import type { Words } from '../../resources/declare.ts';
import { archive } from '../../resources/dokumen/arsip.ts';
import { columnOf } from '../../resources/life.ts';
import { letterLife } from '../../resources/naskah-dinas/letter-life.ts';

/** What the states of everything that can be found are called. */
export const stateWords: Readonly<Record<string, Words>> = {
  ...columnOf(letterLife, 'label'),
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
