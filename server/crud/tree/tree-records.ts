import type { Pool } from 'pg';
import { mostParentsAtOnce } from '../../../domain/most-at-once.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { isId } from '../../db/ids.ts';
import { badRequest, type ListQuery, notFound, queryMessages } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { type Presenter, presenter } from '../reading/present.ts';
import type { Abilities } from '../rights/role-view.ts';
import { quote, selection, tableName } from '../sql/columns.ts';
import { addFilters, addRowRule, addSearch, type Conditions, whereOf } from '../sql/conditions.ts';
import { snakeCase } from '../sql/table.ts';
import { siblingOrder } from './tree-order.ts';

/** Children of one or several records, each with its total; `null` is the key of the roots. */
export type Branches = { items: Row[]; totals: Record<string, number> };
/** Search matches with all their ancestors, so that each shows at its place. */
export type Found = { items: Row[]; matchIds: string[]; isCut: boolean };

const mostFound = 200;
/** Rows of one answer: more is neither shown by anybody nor quick to send. */
const mostRows = 20_000;

/**
 * `parentId=null,<id>` gives a page of each one's children; `FirstChar` and the list's filters give matches with their
 * ancestors.
 * @param resource as the reader's role sees it
 * @param rule which rows the viewer may reach
 * @param abilities as presenter takes them
 * @throws Refusal 404 when the resource is no tree; 400 for too many rows at once and any other parameter
 */
export async function treeRecords(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  rule: RowRule,
  abilities?: Abilities,
): Promise<Branches | Found> {
  if (!resource.parent) throw notFound();
  const { [resource.parent]: parents, ...filters } = query.filters;
  const present = presenter(resource, false, abilities);
  if (query.firstChar || Object.keys(filters).length > 0)
    return found(pool, resource, resource.parent, { firstChar: query.firstChar, filters }, rule, present);
  const asked = parentIds(resource.parent, parents);
  if (asked.length * query.perPage > mostRows)
    throw badRequest({
      PerPage: [
        translate({
          id: `Paling banyak ${Math.floor(mostRows / asked.length)} baris untuk setiap cabang.`,
          en: `At most ${Math.floor(mostRows / asked.length)} rows of each branch.`,
        }),
      ],
    });
  return branches(pool, resource, resource.parent, asked, query, rule, present);
}

function parentIds(name: string, given = 'null'): (string | null)[] {
  const asked = [...new Set(given.split(',').map((part) => part.trim()))];
  if (asked.length > mostParentsAtOnce || asked.some((part) => part !== 'null' && !isId(part)))
    throw badRequest({
      [name]: [translate(queryMessages.unknownFilterValue)],
    });
  return asked.map((part) => (part === 'null' ? null : part));
}

async function branches(
  pool: Pool,
  resource: Resource,
  parent: string,
  asked: (string | null)[],
  { page, perPage }: ListQuery,
  rule: RowRule,
  present: Presenter,
): Promise<Branches> {
  const conditions: Conditions = { sql: [], values: [asked.filter((id) => id !== null)] };
  addRowRule(conditions, rule);
  const { values } = conditions;
  const ruled = conditions.sql.length > 0 ? `and ${conditions.sql.join(' and ')}` : '';
  const table = tableName(resource);
  const up = `t.${quote(snakeCase(parent))}`;
  const order = siblingOrder(resource);
  const isRoot = rootCondition(table, up, conditions);
  const { columns, joins } = selection(resource, false);
  const cut = `order by ${order} limit $${values.length + 1} offset $${values.length + 2}`;
  const parts = [
    `select t.* from unnest($1::uuid[]) asked(id) cross join lateral (
       select t.* from ${table} t where ${up} = asked.id ${ruled} ${cut}) t`,
    ...(asked.includes(null) ? [`(select t.* from ${table} t where ${isRoot} ${ruled} ${cut})`] : []),
  ];
  const counts = [
    `select ${up}::text as parent, count(*)::int as total from ${table} t where ${up} = any($1::uuid[]) ${ruled} group by 1`,
    ...(asked.includes(null)
      ? [`select 'null', count(*)::int from ${table} t where ${isRoot} ${ruled}`]
      : []),
  ];
  const [rows, counted] = await Promise.all([
    pool.query({
      text: `select ${columns} from (${parts.join(' union all ')}) t ${joins} order by ${order}`,
      values: [...values, perPage, (page - 1) * perPage],
    }),
    pool.query<{ parent: string; total: number }>({ text: counts.join(' union all '), values }),
  ]);
  const known = new Map(counted.rows.map(({ parent: id, total }) => [id, total]));
  return {
    items: rows.rows.map(present),
    totals: Object.fromEntries(asked.map((id) => [id ?? 'null', known.get(id ?? 'null') ?? 0])),
  };
}

/** Roots: no parent, or a parent out of reach; such rows would otherwise show nowhere. */
const rootCondition = (table: string, up: string, { sql }: Conditions): string =>
  sql.length === 0
    ? `${up} is null`
    : `(${up} is null or not exists (select 1 from (select t.id from ${table} t where ${sql.join(' and ')}) seen where seen.id = ${up}))`;

async function found(
  pool: Pool,
  resource: Resource,
  parent: string,
  asked: Pick<ListQuery, 'firstChar' | 'filters'>,
  rule: RowRule,
  present: Presenter,
): Promise<Found> {
  const conditions: Conditions = { sql: [], values: [] };
  addRowRule(conditions, rule);
  const ruled = conditions.sql.length > 0 ? `where ${conditions.sql.join(' and ')}` : '';
  addSearch(conditions, resource, asked.firstChar);
  addFilters(conditions, resource, asked.filters);
  const table = tableName(resource);
  const up = quote(snakeCase(parent));
  const order = siblingOrder(resource);
  const { columns, joins } = selection(resource, false);
  const { rows } = await pool.query<Row & { id: string; isMatch: boolean; isCut: boolean }>({
    text: `with recursive more as (
        select t.id, t.${up} as up, row_number() over (order by ${order}) as place
        from ${table} t ${whereOf(conditions)} order by ${order} limit ${mostFound + 1}
      ), hits as (select id, up from more where place <= ${mostFound}), above as (
        select id, up from hits
        union select t.id, t.${up} from (select t.* from ${table} t ${ruled}) t join above on t.id = above.up
      )
      select ${columns}, t.id in (select id from hits) as "isMatch",
        (select count(*) > ${mostFound} from more) as "isCut"
      from (select t.* from ${table} t where t.id in (select id from above)) t ${joins} order by ${order}`,
    values: conditions.values,
  });
  return {
    items: rows.map(present),
    matchIds: rows.filter((row) => row.isMatch).map((row) => row.id),
    isCut: rows[0]?.isCut === true,
  };
}
