import { type CalendarKind, calendarKinds, longestSpan, usualKinds } from '../../resources/calendar.ts';
import { plusDays } from '../../resources/wib.ts';
import { badRequest } from '../http/index.ts';
import type { Span } from './sources.ts';

/**
 * Reads ?from=&to=&kinds= of GET /calendar/api/Event; parameter names without regard to case (SPEC A6).
 * @throws Refusal 400 for days that are none, in the wrong order or too far apart, and for anything unknown
 */
export function readEventQuery(query: Record<string, unknown>): Span & { kinds: readonly CalendarKind[] } {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));
  const { from, to, kinds = '', ...unknown } = given;
  for (const name of Object.keys(unknown)) throw badRequest({ [name]: ['Saringan tidak dikenal.'] });
  if (!isDay(from)) throw badRequest({ from: ['Sebutkan hari sebagai TTTT-BB-HH.'] });
  if (!isDay(to)) throw badRequest({ to: ['Sebutkan hari sebagai TTTT-BB-HH.'] });
  if (to < from) throw badRequest({ to: ['Hari terakhir mendahului hari pertama.'] });
  if (to >= plusDays(from, longestSpan)) throw badRequest({ to: [`Paling banyak ${longestSpan} hari.`] });
  return { from, to, kinds: readKinds(kinds) };
}

function readKinds(kinds: unknown): readonly CalendarKind[] {
  if (kinds === '') return usualKinds;
  const names = String(kinds).split(',');
  const isKind = (name: string): name is CalendarKind => Object.hasOwn(calendarKinds, name);
  if (!names.every(isKind)) throw badRequest({ kinds: ['Jenis tidak dikenal.'] });
  return [...new Set(names)];
}

/** A day that the calendar has: not the 30th of February. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  plusDays(value, 0) === value;
