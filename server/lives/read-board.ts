import type { RowViewer } from '../../domain/access/viewer.ts';
import { firstDayOfMonth } from '../../lib/wib.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import {
  type Abilities,
  askedFor,
  type Conditions,
  guardedFor,
  presenter,
  quote,
  type Row,
  selection,
  snakeCase,
  tableName,
  whereOf,
} from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import type { ListQuery } from '../http/index.ts';

/** Cards of a column at first; the list gives the rest. */
const cards = 20;

type Column = { stage: string; count: number; overdue: number; sum: string | null; items: Row[] };
type Reading = { rule: RowRule; abilities: Abilities | undefined };

/**
 * Records by stage, in two statements: column totals and first cards; of final stages only this month's.
 * @param resource as the role sees it
 * @throws Refusal 400 for unknown filters
 */
export async function readBoard(
  { pool }: Deps,
  resource: Resource,
  query: Pick<ListQuery, 'firstChar' | 'filters'>,
  { rule, abilities }: Reading,
): Promise<{ items: Column[] }> {
  const { stages = {}, board = { facts: [] as string[], amount: undefined } } = resource.life ?? {};
  const conditions = askedFor(resource, query, rule, abilities?.viewer);
  const ends = Object.keys(stages).filter((name) => stages[name]?.ends);
  conditions.values.push(ends, firstDayOfMonth());
  const [ended, month] = [conditions.values.length - 1, conditions.values.length];
  conditions.sql.push(`(t.stage <> all($${ended}) or t.stage_since >= $${month})`);
  const sum =
    board.amount && resource.fields[board.amount] ? `sum(t.${quote(snakeCase(board.amount))})::text` : 'null';
  const [figures, found] = await Promise.all([
    pool.query<Omit<Column, 'items'>>(
      `select t.stage, count(*)::int as count, ${sum} as sum,
         count(*) filter (where t.stage_due < (now() at time zone 'Asia/Jakarta')::date and t.stage <> all($${ended}))::int as overdue
       from ${tableName(resource)} t ${whereOf(conditions)} group by t.stage`,
      conditions.values,
    ),
    pool.query<Row>(...cardsStatement(resource, conditions, ends, abilities?.viewer)),
  ]);
  const present = presenter(resource, false, abilities);
  return {
    items: Object.keys(stages).map((stage) => {
      const { count = 0, overdue = 0, sum = null } = figures.rows.find((one) => one.stage === stage) ?? {};
      return {
        ...{ stage, count, overdue, sum },
        items: found.rows.filter((row) => row.stage === stage).map(present),
      };
    }),
  };
}

/** Late ones first; what has ended, by when. Each stage is read by its index. */
function cardsStatement(
  resource: Resource,
  conditions: Conditions,
  ends: readonly string[],
  viewer: RowViewer | undefined,
): [text: string, values: unknown[]] {
  const { columns, joins } = selection(resource, false);
  const values = [...conditions.values];
  const shown = guardedFor(resource, columns, viewer, values);
  const each = Object.keys(resource.life?.stages ?? {}).map((stage) => {
    const order = ends.includes(stage) ? 't.stage_since desc, t.id' : 't.stage_due, t.id';
    return `(select t.*, row_number() over (order by ${order}) as "place on board" from ${tableName(resource)} t
      ${whereOf(conditions)} and t.stage = '${stage.replaceAll("'", "''")}' order by ${order} limit ${cards})`;
  });
  return [
    `select ${shown} from (${each.join(' union all ')}) t ${joins} order by t."place on board"`,
    values,
  ];
}
