import { translate } from '../../lib/language.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { badRequest } from './refusal.ts';

/** The contract's list parameters (SPEC A6); names ignore case and underscores: PerPage = per_page. */
export type ListQuery = {
  page: number;
  perPage: number;
  orderBy?: string;
  order: 'ASC' | 'DESC';
  firstChar: string;
  /** Everything else, by name as given. */
  filters: Record<string, string>;
};

/** SPEC A6 itself asks for roles with per_page=1000. */
const maxPerPage = 1000;
const maxPage = 10_000_000;

/**
 * Parses the contract's list parameters from a query.
 * @throws Refusal 400 naming the parameter: a page below 1, a page size over 100, text over 200 characters,
 * repeated names
 */
export function readListQuery(query: Record<string, unknown>): ListQuery {
  const read: ListQuery = { page: 1, perPage: 10, order: 'ASC', firstChar: '', filters: byName() };
  const errors = byName<string[]>();
  const told = new Set<string>();
  for (const [name, value] of Object.entries(query)) {
    const plainName = name.toLowerCase().replaceAll('_', '');
    if (typeof value !== 'string' || told.has(plainName)) {
      errors[name] = [translate({ id: 'Tuliskan satu kali saja.', en: 'Write this only once.' })];
      continue;
    }
    told.add(plainName);
    switch (plainName) {
      case 'page':
        read.page = whole(value, 1, maxPage, name, errors);
        break;
      case 'perpage':
        read.perPage = whole(value, 1, maxPerPage, name, errors);
        break;
      case 'orderby':
        read.orderBy = value;
        break;
      case 'order':
        if (/^(asc|desc)$/i.test(value)) read.order = value.toUpperCase() as 'ASC' | 'DESC';
        else
          errors[name] = [translate({ id: 'Urutan hanya asc atau desc.', en: 'The order is asc or desc.' })];
        break;
      case 'firstchar':
      case 'search':
      case 'query':
        readTyped(read, name, value, errors);
        break;
      default:
        if (value.includes('\u0000')) errors[name] = [translate(queryMessages.unknownValue)];
        read.filters[name] = value;
    }
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  return read;
}

/** The contract says FirstChar in one place and "search" or "query" in others; clients send any one of them. */
function readTyped(read: ListQuery, name: string, value: string, errors: Record<string, string[]>): void {
  const typed = value.replaceAll('\u0000', '').trim();
  if (value.length > 200)
    errors[name] = [translate({ id: 'Paling banyak 200 karakter.', en: 'At most 200 characters.' })];
  else if (typed && read.firstChar && typed !== read.firstChar)
    errors[name] = [translate({ id: 'Tuliskan satu kali saja.', en: 'Write this only once.' })];
  else read.firstChar ||= typed;
}

/** No prototype: a parameter called `__proto__` then counts as an unknown name and does not vanish. */
const byName = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

function whole(
  value: string,
  min: number,
  max: number,
  name: string,
  errors: Record<string, string[]>,
): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  errors[name] = [
    translate({
      id: `Isi dengan bilangan bulat dari ${min} sampai ${max}.`,
      en: `Enter a whole number from ${min} to ${max}.`,
    }),
  ];
  return min;
}

/** `%` and `_` typed by a person mean themselves. */
export const likePattern = (typed: string): string => `%${asTyped(typed)}%`;

/** LIKE patterns for a name that begins with the text, and for one with a word that does. */
export const beginningPatterns = (typed: string): [string, string] => [
  `${asTyped(typed)}%`,
  `% ${asTyped(typed)}%`,
];

const asTyped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');
