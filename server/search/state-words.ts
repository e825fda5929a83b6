import { archiveLife } from '../../domain/archive/archive-life.ts';
import { letterLife } from '../../domain/letters/letter-life.ts';
import type { Words } from '../../lib/language.ts';
import { columnOf } from '../../lib/life.ts';

export const stateWords: Readonly<Record<string, Words>> = {
  ...columnOf(letterLife, 'label'),
  ...columnOf(archiveLife, 'label'),
};
