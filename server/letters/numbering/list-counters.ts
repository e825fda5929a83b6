import { type SQL, sql } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import type { NumberCounter } from '../../../domain/letters/letter-number.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { type ListData, type ListQuery, likePattern } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, windowOf, yesOrNo } from '../lists/page-of.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { counterName } from './counter.ts';
import { yearOf } from './list-numbers.ts';

/** So many missing numbers of a counter are named; the rest are counted. */
const mostNamed = 50;

/**
 * GET /letter/api/Number/gaps: each counter's state and missing numbers (DOMAIN 5: none allowed). Filters:
 * numberCodeId, unitId, year, hasGaps.
 * @throws Refusal 403 without the page "Nomor Naskah", 400 for unknown filters and values
 */
export function listCounters(db: Db, actor: Actor, query: ListQuery): Promise<ListData<NumberCounter>> {
  assertMayOpen(actor, numbersPage);
  const filters = filtersOf(query, {
    numberCodeId: idIn('c.number_code_id'),
    unitId: idIn('c.unit_id'),
    year: yearOf('c.period'),
    hasGaps: yesOrNo('(c.last - c.first + 1 > c.taken)'),
  });
  // Counts contents for the page's counters only, unless a filter depends on them.
  const filtersGaps = Object.keys(query.filters).some(
    (name) => name.toLowerCase().replaceAll('_', '') === 'hasgaps',
  );
  const among = filtersGaps ? counted(counters) : counters;
  const order = orderOf(
    query,
    { name: 'c.name', period: 'c.period', last: 'c.last', unit: `coalesce(c."unitName", '')` },
    'c.scope',
    'ASC',
  );
  const search =
    query.firstChar === ''
      ? sql``
      : sql` and (c.name || ' ' || coalesce(c."unitName", '') || ' ' || c.scope) ilike ${likePattern(query.firstChar)}`;
  const from = sql`from (${among}) c where true${filters}${search}`;
  const page = sql`select c.* ${from} order by ${order} ${windowOf(query)}`;
  return pageOf<Row, NumberCounter>(
    db,
    {
      page: sql`select c.*, (
          select coalesce(json_agg(m.n), '[]') from (
            select g.n from generate_series(c.first, c.last) g(n)
            where c.last - c.first + 1 > c.taken
              and not exists (select 1 from letter_number x where x.counter_id = c.id and x.sequence = g.n and x.suffix = '')
              and not exists (select 1 from booked_number y where y.counter_id = c.id and y.sequence = g.n and y.suffix = '')
            order by g.n limit ${mostNamed}) m) as gaps
        from (${filtersGaps ? page : counted(page)}) c order by ${order}`,
      count: sql`select 1 ${from}`,
    },
    present,
  );
}

const counters = sql.raw(`
  select c.id, ${counterName('c')} as scope, c.number_code_id, c.company_code, c.unit_id, c.sub_type_code, c.period,
         r.name, c.last, o.name as "unitName", c.first as begun
  from number_counter c
  join script_number_code r on r.id = c.number_code_id
  left join organization_unit o on o.id = c.unit_id`);

/** Adds usage counts to counters, one counter at a time, from the index on their numbers. */
const counted = (of: SQL): SQL => sql`
  select c.*, coalesce(c.begun, n.lowest, b.lowest, c.last) as first, n.given, n.cancelled + b.cancelled as cancelled,
         b.booked, n.inserted + b.inserted as inserted, n.taken + b.taken as taken
  from (${of}) c
  cross join lateral (
    select count(*) filter (where cancelled_at is null)::int as given,
           count(*) filter (where cancelled_at is not null)::int as cancelled,
           count(*) filter (where suffix <> '')::int as inserted,
           count(*) filter (where suffix = '')::int as taken, min(sequence) as lowest
    from letter_number where counter_id = c.id) n
  cross join lateral (
    select count(*) filter (where state = 'booked')::int as booked,
           count(*) filter (where state = 'released-as-cancelled')::int as cancelled,
           count(*) filter (where suffix <> '' and state <> 'used')::int as inserted,
           count(*) filter (where suffix = '' and state <> 'used')::int as taken, min(sequence) as lowest
    from booked_number where counter_id = c.id) b`;

type Row = Pick<
  NumberCounter,
  'unitName' | 'period' | 'first' | 'last' | 'given' | 'booked' | 'cancelled' | 'inserted' | 'gaps'
> & {
  scope: string;
  number_code_id: string;
  company_code: string;
  unit_id: string | null;
  sub_type_code: string | null;
  name: string;
  taken: number;
};

function present(row: Row): NumberCounter {
  return {
    id: row.scope,
    numberCodeId: row.number_code_id,
    numberCodeName: row.name,
    companyCode: row.company_code,
    unitId: row.unit_id,
    subTypeCode: row.sub_type_code,
    period: row.period,
    unitName: row.unitName,
    first: row.first,
    last: row.last,
    given: row.given,
    booked: row.booked,
    cancelled: row.cancelled,
    inserted: row.inserted,
    gaps: row.gaps,
    gapCount: Math.max(0, row.last - row.first + 1 - row.taken),
  };
}
