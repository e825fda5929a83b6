import { type CalendarKind, calendarKinds, longestSpan, usualKinds } from '../../domain/calendar.ts';
import { translate } from '../../lib/language.ts';
import { plusDays } from '../../lib/wib.ts';
import { badRequest, queryMessages } from '../http/index.ts';
import type { Span } from './sources.ts';

/**
 * Reads ?from=&to=&kinds= of GET /calendar/api/Event; parameter names are case-insensitive (SPEC A6).
 * @throws Refusal 400 for invalid days, in the wrong order or too far apart, and for anything unknown
 */
export function readEventQuery(query: Record<string, unknown>): Span & { kinds: readonly CalendarKind[] } {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));
  const { from, to, kinds = '', ...unknown } = given;
  for (const name of Object.keys(unknown))
    throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
  if (!isDay(from))
    throw badRequest({
      from: [translate({ id: 'Sebutkan hari sebagai TTTT-BB-HH.', en: 'Give the day as YYYY-MM-DD.' })],
    });
  if (!isDay(to))
    throw badRequest({
      to: [translate({ id: 'Sebutkan hari sebagai TTTT-BB-HH.', en: 'Give the day as YYYY-MM-DD.' })],
    });
  if (to < from)
    throw badRequest({
      to: [
        translate({ id: 'Hari terakhir mendahului hari pertama.', en: 'The last day is before the first.' }),
      ],
    });
  if (to >= plusDays(from, longestSpan))
    throw badRequest({
      to: [translate({ id: `Paling banyak ${longestSpan} hari.`, en: `At most ${longestSpan} days.` })],
    });
  return { from, to, kinds: readKinds(kinds) };
}

function readKinds(kinds: unknown): readonly CalendarKind[] {
  if (kinds === '') return usualKinds;
  const names = String(kinds).split(',');
  const isKind = (name: string): name is CalendarKind => Object.hasOwn(calendarKinds, name);
  if (!names.every(isKind))
    throw badRequest({ kinds: [translate({ id: 'Jenis tidak dikenal.', en: 'Unknown kind.' })] });
  return [...new Set(names)];
}

/** A day that the calendar has: not the 30th of February. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  plusDays(value, 0) === value;
