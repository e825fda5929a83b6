import { archiveLife } from '../../domain/archive/archive-life.ts';
import { letterLife } from '../../domain/letters/letter-life.ts';
import type { Message } from '../../lib/language.ts';
import { columnOf } from '../../lib/life.ts';

export const stateMessages: Readonly<Record<string, Message>> = {
  ...columnOf(letterLife, 'label'),
  ...columnOf(archiveLife, 'label'),
};
