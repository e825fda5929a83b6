import { letterLife } from '../../domain/letters/letter-life.ts';
import type { Words } from '../../lib/language.ts';
import { columnOf } from '../../lib/life.ts';
import { archive } from '../../resources/dokumen/arsip.ts';

export const stateWords: Readonly<Record<string, Words>> = {
  ...columnOf(letterLife, 'label'),
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label])),
};
