import type { RowViewer } from '../../../domain/access/viewer.ts';
import { translate } from '../../../lib/language.ts';
import {
  computedBy,
  type Field,
  isCreateOnly,
  type Resource,
  type RowRule,
} from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { turnRule } from '../../../resources/life/life-rules.ts';
import { waysOf } from '../../../resources/row-rule.ts';
import { isByMonth, noValue } from '../../../resources/views/figures.ts';
import { hasOrder, type Range, rangeIn } from '../../../resources/views/range.ts';
import { isId } from '../../db/ids.ts';
import { badRequest, type ListQuery, queryMessages } from '../../http/index.ts';
import { boundsOf, kindOf, trueOrFalse } from '../../kinds/index.ts';
import { quote } from './names.ts';
import { searchedColumn, searchedPattern, searchedText } from './search-text.ts';
import { lookupSearchNames, searchableNames, snakeCase } from './table.ts';

/** A growing list of conditions on `t` with their values, for a parametrised statement. */
export type Conditions = { sql: string[]; values: unknown[] };

export const whereOf = (conditions: Conditions): string =>
  conditions.sql.length > 0 ? `where ${conditions.sql.join(' and ')}` : '';

/**
 * What a list, and all that reads like one, asks for within the viewer's reach.
 * @throws Refusal 400 for what cannot be searched, and for unknown filters or values
 */
export function askedFor(
  resource: Resource,
  { firstChar, filters }: Pick<ListQuery, 'firstChar' | 'filters'>,
  rule: RowRule,
  viewer?: RowViewer,
): Conditions {
  const conditions: Conditions = { sql: [], values: [] };
  const { turn, ...others } = filters;
  addRowRule(conditions, rule);
  if (turn !== undefined) addTurn(conditions, resource, turn, viewer);
  addSearch(conditions, resource, firstChar);
  addFilters(conditions, resource, others);
  return conditions;
}

/**
 * `turn=mine`: what waits for the viewer, by the life's holders.
 * @throws Refusal 400 where there is no life, or for another value
 */
function addTurn(
  conditions: Conditions,
  resource: Resource,
  asked: string,
  viewer: RowViewer | undefined,
): void {
  const { life, fields } = wholeOf(resource);
  if (!life || !viewer) throw badRequest({ turn: [translate(queryMessages.unknownFilter)] });
  if (asked !== 'mine') throw badRequest({ turn: [translate(queryMessages.unknownFilterValue)] });
  addRowRule(conditions, turnRule({ life, fields }, viewer));
}

/** The row rule as a condition on `t`. */
export function addRowRule(conditions: Conditions, rule: RowRule): void {
  const condition = conditionOf(conditions.values, rule, 't');
  if (condition !== undefined) conditions.sql.push(condition);
}

/** A row rule as SQL on that alias, its values added to these; undefined where it lets everything through. */
export function conditionOf(given: unknown[], rule: RowRule, alias: string): string | undefined {
  const ways = waysOf(rule);
  if (ways === 'all') return undefined;
  const asked = ways.map((parts) => {
    const all = parts.map(({ field, values, how }) => {
      given.push(values);
      const column = `${alias}.${quote(snakeCase(field))}`;
      const at = `$${given.length}`;
      return {
        holds: `${column} && ${at}::uuid[]`,
        any: `${column} = any(${at})`,
        none: `${column} <> all(${at})`,
      }[how];
    });
    return `(${all.join(' and ') || 'true'})`;
  });
  return asked.length > 0 ? `(${asked.join(' or ')})` : 'false';
}

/** The searchable fields as one text; of a whole declaration the very expression that the search index holds. */
export const searchExpression = (resource: Resource): string | undefined =>
  joinedExpression(resource, searchableNames(resource));

/**
 * A picker's search, over the fields its options show.
 * @param at place of the pattern, `$1`
 * @returns undefined without such fields
 */
export const lookupCondition = (resource: Resource, at: string): string | undefined =>
  matches(resource, lookupSearchNames(wholeOf(resource)), at);

/** @param seen also where a role does not see all of these fields */
function joinedExpression(seen: Resource, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const { fields } = wholeOf(seen);
  return searchedText(names.map((name) => searchedColumn(fields[name], `t.${quote(snakeCase(name))}`)));
}

/**
 * FirstChar: a substring of any searchable field.
 * @throws Refusal 400 when nothing can be searched
 */
export function addSearch(conditions: Conditions, resource: Resource, typed: string): void {
  if (typed === '') return;
  const condition = matches(resource, searchableNames(wholeOf(resource)), `$${conditions.values.length + 1}`);
  if (!condition)
    throw badRequest({
      FirstChar: [translate({ id: 'Data ini tidak dapat dicari.', en: 'These records cannot be searched.' })],
    });
  conditions.values.push(searchedPattern(typed));
  conditions.sql.push(condition);
}

/**
 * Matches the indexed text, and a part of it where a role does not see all its fields: the whole lets the index
 * work.
 * @param names the index's fields in order
 */
function matches(resource: Resource, names: readonly string[], at: string): string | undefined {
  const parts: string[][] = [[]];
  for (const name of names) {
    if (Object.hasOwn(resource.fields, name)) parts.at(-1)?.push(name);
    else parts.push([]);
  }
  const seen = parts.flatMap((part) => joinedExpression(resource, part) ?? []);
  if (seen.length === 0) return undefined;
  const found = `${joinedExpression(resource, names)} ilike ${at}`;
  if (parts.length === 1) return found;
  return `(${found} and (${seen.map((part) => `${part} ilike ${at}`).join(' or ')}))`;
}

/**
 * Filters by declared fields: values and ranges (`1..5`) separated by commas, `null` for an empty reference.
 * @param allowed only these
 * @throws Refusal 400 for unknown filters or values
 */
export function addFilters(
  conditions: Conditions,
  resource: Resource,
  filters: Record<string, string>,
  allowed?: readonly string[],
): void {
  // Sorted and without duplicates, so that equal queries share one cache key.
  for (const [name, text] of Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const field = filterNamed(resource, name, allowed);
    if (!field) throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
    const parts = [...new Set(text.split(',').map((part) => part.trim()))].toSorted();
    const column = `t.${quote(snakeCase(field.name))}`;
    const isGroup = resource.groups?.includes(field.name) === true;
    const asksForNone = (isReference(field.declared) || isGroup) && parts.includes(noValue);
    const either = asksForNone ? [`${column} is null`] : [];
    const months = isGroup ? monthsIn(field.declared, parts) : [];
    for (const month of months) {
      conditions.values.push(...edgesOf(month, field.declared));
      const [from, to] = [conditions.values.length - 1, conditions.values.length];
      either.push(`(${column} >= $${from} and ${column} < $${to})`);
    }
    const ranges = rangesIn(field.declared, parts);
    for (const range of ranges.values()) either.push(rangeOf(conditions, column, field, range, name));
    const asked = parts.filter(
      (part) => !months.includes(part) && !ranges.has(part) && !(asksForNone && part === noValue),
    );
    if (asked.length > 0)
      either.push(
        anyOf(
          conditions,
          column,
          field.declared,
          asked.map((part) => filterValue(field.declared, part, name)),
        ),
      );
    conditions.sql.push(either.length > 1 ? `(${either.join(' or ')})` : (either[0] ?? 'false'));
  }
}

/** The field holds any of the values. */
function anyOf(conditions: Conditions, column: string, field: Declared, asked: readonly unknown[]): string {
  const kind = typeof field === 'object' ? kindOf(field) : undefined;
  conditions.values.push(kind?.members ? kind.members.asked(asked) : asked);
  const at = `$${conditions.values.length}`;
  const view = typeof field === 'object' && computedBy(field);
  if (view) return `t.id in (select id from ${quote(view)} where value = any(${at}))`;
  if (kind?.members) return kind.members.holdsAny(kind.members.indexed(column), at);
  return kind?.type.endsWith('[]') ? `${column} && ${at}::${kind.type}` : `${column} = any(${at})`;
}

/** Ranges of a field whose values have an order, by their spelling. */
const rangesIn = (field: Declared, parts: readonly string[]): Map<string, Range> =>
  new Map(
    parts.flatMap((part) => {
      const range = typeof field === 'object' && hasOrder(field) && rangeIn(part);
      return range ? [[part, range]] : [];
    }),
  );

/** @throws Refusal 400 for bounds that the field cannot hold */
function rangeOf(
  conditions: Conditions,
  column: string,
  { declared }: Filterable,
  range: Range,
  name: string,
): string {
  const bounds = boundsOf(declared as Field, range);
  if ('refused' in bounds) throw badRequest({ [name]: [...new Set(bounds.refused)] });
  const asked = bounds.map(({ sign, value }) => {
    conditions.values.push(value);
    return `${column} ${sign} $${conditions.values.length}`;
  });
  return `(${asked.join(' and ')})`;
}

/** Months of a field that lists are grouped by. */
const monthsIn = (field: Declared, parts: readonly string[]): string[] =>
  typeof field === 'object' && isByMonth(field)
    ? parts.filter((part) => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(part))
    : [];

/** The first day of a month and of the next, as moments where the field holds those. */
function edgesOf(month: string, field: Declared): [string, string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next =
    number === 12 ? `${year + 1}-01-01` : `${month.slice(0, 4)}-${String(number + 1).padStart(2, '0')}-01`;
  const isMoment = typeof field === 'object' && field.kind === 'dateTime';
  const edge = (day: string): string => (isMoment ? `${day} 00:00:00+07` : day);
  return [edge(`${month}-01`), edge(next)];
}

const isReference = (field: Declared): boolean => typeof field === 'object' && field.kind === 'reference';

type Declared = Field | 'id' | 'active';
type Filterable = { name: string; declared: Declared };

function filterNamed(resource: Resource, given: string, allowed?: readonly string[]): Filterable | undefined {
  const wanted = given.toLowerCase();
  if (wanted === 'ids') return { name: 'id', declared: 'id' };
  if (wanted === 'isactive' && !allowed) return { name: 'isActive', declared: 'active' };
  const isAllowed = (name: string, field: Field): boolean =>
    allowed
      ? allowed.includes(name)
      : resource.filters.includes(name) ||
        resource.groups?.includes(name) === true ||
        field.kind === 'reference' ||
        isExactFilter(field);
  const found = Object.entries(resource.fields).find(
    ([name, field]) => name.toLowerCase() === wanted && !isCreateOnly(field) && isAllowed(name, field),
  );
  return found && { name: found[0], declared: found[1] };
}

const isExactFilter = (field: Field): boolean => field.kind === 'text' && field.options.exactFilter === true;

function filterValue(field: Declared, text: string, name: string): unknown {
  const value =
    field === 'id'
      ? isId(text)
        ? text
        : undefined
      : field === 'active'
        ? trueOrFalse(text)
        : kindOf(field).filterValue(field, text);
  if (value === undefined) throw badRequest({ [name]: [translate(queryMessages.unknownFilterValue)] });
  return value;
}
