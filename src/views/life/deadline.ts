import { dateFormat } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Life } from '../../../resources/declare.ts';
import { formatShortDate } from '../../ui/format.ts';
import type { Row } from '../record.ts';
import { lifeMessages } from './messages.ts';

export type Deadline = { words: Message; tone: 'danger' | 'warn' | 'plain' };

const dayMs = 86_400_000;
/** Whole days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** A record's deadline in words, for a person who looks today; none without one. */
export function deadlineOf({ stages }: Life, row: Row, today = dayInWib()): Deadline | undefined {
  const stage = stages[String(row.stage)];
  if (stage?.ends && typeof row.stageSince === 'string') {
    const day = formatShortDate(row.stageSince);
    return { words: lifeMessages.ended(stage.label, day), tone: 'plain' };
  }
  if (typeof row.stageDue !== 'string') return undefined;
  const left = daysBetween(today, row.stageDue);
  if (left < 0) return { words: lifeMessages.late(-left), tone: 'danger' };
  if (left === 0) return { words: lifeMessages.today, tone: 'warn' };
  if (left === 1) return { words: lifeMessages.tomorrow, tone: 'warn' };
  if (left <= 3) return { words: lifeMessages.left(left), tone: 'warn' };
  const day = formatShortDate(`${row.stageDue}T00:00:00Z`);
  return { words: { id: day, en: day }, tone: 'plain' };
}

/** "Kamis, 26 November 2026". */
export const formatWeekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** How long there is still, however long; none where the deadline is today or past. */
export function dueWords(due: string, today = dayInWib()): Message | undefined {
  const left = daysBetween(today, due);
  return left > 1 ? lifeMessages.left(left) : undefined;
}
