import { translate } from '../../lib/language.ts';
import { badRequest, queryMessages } from '../http/index.ts';

/** A picker's query: search text, and filters with lower-case names. */
export type PickQuery = { firstChar: string; filters: Record<string, string> };

/**
 * Parses a picker's parameters (SPEC A5, A6). PerPage=-1 means at
 * most 150; the order is fixed, so ignores sorting.
 * @throws Refusal 400 for text over 200 characters and repeated names
 */
export function readPickQuery(query: Record<string, unknown>): PickQuery {
  const read: PickQuery = { firstChar: '', filters: {} };
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || value.length > 200 || value.includes('\u0000'))
      throw badRequest({ [name]: [translate(queryMessages.unknownValue)] });
    const key = name.toLowerCase().replaceAll('_', '');
    if (typed.has(key)) read.firstChar ||= value.trim();
    else if (!ignored.has(key)) read.filters[key] = value;
  }
  return read;
}

/** The contract uses FirstChar in one place and "by search" in others; clients send all of these. */
const typed = new Set(['firstchar', 'search', 'query', 'q']);
const ignored = new Set(['page', 'perpage', 'orderby', 'order', 'includedeleted']);

/** @throws Refusal 400 naming the first filter that a picker without filters was given */
export function refuseFilters({ filters }: PickQuery): void {
  const [name] = Object.keys(filters);
  if (name && !(name === 'isactive' && filters[name] === 'true'))
    throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
}
