import type { Pool } from 'pg';
import type { RowViewer } from '../../domain/access/viewer.ts';
import type { Figures, FigureValue } from '../../domain/calls/view-calls.ts';
import { translate } from '../../lib/language.ts';
import type { Field, Resource, RowRule } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { figureOf, isByMonth } from '../../resources/views/figures.ts';
import {
  askedFor,
  type Conditions,
  labelOf,
  quote,
  readColumn,
  snakeCase,
  tableName,
  whereOf,
} from '../crud/index.ts';
import { badRequest, type ListQuery, queryMessages } from '../http/index.ts';
import { kindOf } from '../kinds/index.ts';

/** So many rows are summed up, in a few tens of milliseconds; above that nobody waits for a figure. */
export const summedUpTo = 100_000;
const mostGroups = 200;

/**
 * Sums up what a list's filter lets through, in one statement; by the values of a field where it is grouped.
 * @param resource as the reader's role sees it
 * @param groupBy as it was asked
 * @throws Refusal 400 for unknown filters, values or groups
 */
export async function readFigures(
  pool: Pool,
  resource: Resource,
  query: Pick<ListQuery, 'firstChar' | 'filters'>,
  rule: RowRule,
  groupBy?: unknown,
  viewer?: RowViewer,
): Promise<Figures> {
  const group = groupNamed(resource, groupBy);
  const conditions = askedFor(resource, query, rule, viewer);
  const summed = (resource.summary ?? []).flatMap((name) => {
    const field = resource.fields[name];
    return field ? [{ name, field }] : [];
  });
  const { rows } = await pool.query<Counted>(
    statementOf(resource, conditions, summed, group),
    conditions.values,
  );
  const all = rows.find(({ isAll }) => isAll);
  const isTooMany = (all?.count ?? 0) > summedUpTo;
  const valuesOf = (row: Counted | undefined): Record<string, FigureValue> =>
    Object.fromEntries(summed.map(({ name, field }) => [name, figureIn(name, field, row)]));
  const groups = isTooMany ? [] : rows.filter(({ isAll }) => !isAll);
  return {
    count: all?.count ?? 0,
    isTooMany,
    values: isTooMany ? {} : valuesOf(all),
    ...(group && {
      groups: inOrder(group.field, groups)
        .slice(0, mostGroups)
        .map((row) => ({ key: row.key, label: row.label, count: row.count, values: valuesOf(row) })),
      isCut: groups.length > mostGroups,
    }),
  };
}

type Named = { name: string; field: Field };
type Counted = { isAll: boolean; key: string | null; label: string | null; count: number } & Record<
  string,
  unknown
>;

function groupNamed(resource: Resource, asked: unknown): Named | undefined {
  if (asked === undefined) return undefined;
  const name = (resource.groups ?? []).find((one) => one.toLowerCase() === String(asked).toLowerCase());
  const field = name && resource.fields[name];
  if (!field) throw badRequest({ GroupBy: [translate(queryMessages.unknownFilterValue)] });
  return { name, field };
}

/** Both the whole and its groups come from one reading of the rows. */
function statementOf(
  resource: Resource,
  conditions: Conditions,
  summed: readonly Named[],
  group: Named | undefined,
): string {
  const wanted = [...new Set([...summed.map(({ name }) => name), ...(group ? [group.name] : [])])];
  const columns = wanted.map((name) => `t.${quote(snakeCase(name))}`).join(', ') || '1';
  const figures = summed.flatMap(({ name, field }) => figuresOf(name, field));
  const key = group ? keyOf(group) : 'null::text';
  const counted = `select ${group ? `grouping(${key}) = 1` : 'true'} as "isAll", ${key} as key,
      ${['count(*)::int as count', ...figures].join(', ')}
    from (select ${columns} from ${tableName(resource)} t ${whereOf(conditions)} limit ${summedUpTo + 1}) t
    ${group ? `group by grouping sets ((), (${key})) order by 1 desc limit ${mostGroups + 2}` : ''}`;
  if (group?.field.kind !== 'reference') return `select g.*, null as label from (${counted}) g`;
  const target = resourceNamed(group.field.to);
  return `select g.*, ${labelOf(target, 'r')} as label from (${counted}) g
    left join ${tableName(target)} r on r.id = g.key::uuid`;
}

function keyOf({ name, field }: Named): string {
  const column = `t.${quote(snakeCase(name))}`;
  if (field.kind === 'dateTime') return `to_char(${column} at time zone interval '7 hours', 'YYYY-MM')`;
  return isByMonth(field) ? `to_char(${column}, 'YYYY-MM')` : `${column}::text`;
}

function figuresOf(name: string, field: Field): string[] {
  const column = `t.${quote(snakeCase(name))}`;
  const as = (what: string): string => quote(`${what} of ${name}`);
  switch (figureOf(field)) {
    case 'sum':
      return [`sum(${column})::text as ${as('sum')}`];
    case 'span':
      return (['min', 'max'] as const).map((edge) => `${edgeOf(name, field, edge)} as ${as(edge)}`);
    case 'count':
      return [`${filledIn(field, column)} as ${as('filled')}`];
  }
}

/** As the API says the value. */
const edgeOf = (name: string, field: Field, edge: 'min' | 'max'): string =>
  readColumn(field, name, 't').replace(`t.${quote(snakeCase(name))}`, (column) => `${edge}(${column})`) +
  (field.kind === 'dateTime' ? '' : '::text');

/** Of lists, those with a member; of yes or no, how often it is yes. */
function filledIn(field: Field, column: string): string {
  const { kind } = field;
  if (kind === 'boolean') return `count(*) filter (where ${column})::int`;
  if (kind === 'file' || kind === 'image')
    return `count(*) filter (where jsonb_array_length(${column}) > 0)::int`;
  if (kindOf(field).type.endsWith('[]')) return `count(*) filter (where cardinality(${column}) > 0)::int`;
  return `count(${column})::int`;
}

function figureIn(name: string, field: Field, row: Counted | undefined): FigureValue {
  const read = (what: string): string | null => (row?.[`${what} of ${name}`] ?? null) as string | null;
  switch (figureOf(field)) {
    case 'sum':
      return { sum: read('sum') };
    case 'span':
      return { first: read('min'), last: read('max') };
    case 'count':
      return { filled: Number(read('filled') ?? 0) };
  }
}

/** Choices as they are declared, months and names in theirs; what has no value comes last. */
function inOrder(field: Field, rows: readonly Counted[]): Counted[] {
  const place = ({ key, label }: Counted): string => {
    if (key === null) return '\uffff';
    if (field.kind !== 'choice') return label ?? key;
    const at = field.choices.findIndex(({ value }) => value === key);
    return String(at < 0 ? field.choices.length : at).padStart(6, '0');
  };
  const isYesFirst = field.kind === 'boolean' ? -1 : 1;
  return rows.toSorted((one, other) => isYesFirst * place(one).localeCompare(place(other), 'id'));
}
