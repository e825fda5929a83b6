import { type SQL, sql } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import { type NumberListItem, type NumberState, shownNumber } from '../../../domain/letters/letter-number.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { type ListData, type ListQuery, likePattern } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, windowOf } from '../lists/page-of.ts';
import { isoOrNull } from '../lists/row.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { counterName } from './counter.ts';

/**
 * GET /letter/api/Number: all numbers, without their letters. Hides
 * cancellation reasons of masked classes (DOMAIN 4).
 * @throws Refusal 403 without the page "Nomor Naskah", 400 for unknown filters and values
 */
export function listNumbers(db: Db, actor: Actor, query: ListQuery): Promise<ListData<NumberListItem>> {
  assertMayOpen(actor, numbersPage);
  const search = query.firstChar === '' ? sql`` : sql` and n.number ilike ${likePattern(query.firstChar)}`;
  const order = orderOf(query, { takenAt: 'n.taken_at', sequence: 'n.sequence' }, 'n.id', 'DESC');
  // Each half is filtered and cut by itself, from its own indexes.
  const halves = [numbersOfLetters, numbersWithout].map(({ rows, states, ofUnit }) => {
    const filters = filtersOf(query, {
      counter: (value) => sql`n.counter = ${value}`,
      state: (value) => (Object.hasOwn(states, value) ? states[value] : undefined),
      unitId: (value) => (isId(value) ? ofUnit(value.toLowerCase()) : undefined),
      numberCodeId: idIn('n.number_code_id'),
      year: yearOf('n.period'),
    });
    return sql`select n.* from (${rows}) n where true${filters}${search}`;
  });
  const reach = query.page * query.perPage;
  const cut = halves.map((half) => sql`(${half} order by ${order} limit ${reach})`);
  return pageOf<Row, NumberListItem>(
    db,
    {
      page: sql`select n.*, o.name as "unitName", u.person_name as "byName", c.person_name as "cancelledByName",
          case when n.cancel_reason is not null and k.mask_subject then 'Naskah ' || k.name || ' dibatalkan.' else n.cancel_reason end as "cancelReason"
        from (select n.* from (${sql.join(cut, sql` union all `)}) n order by ${order} ${windowOf(query)}) n
        left join organization_unit o on o.id = n.unit_id
        left join "user" u on u.id = n.by_id
        left join "user" c on c.id = n.cancelled_by_id
        left join letter l on l.id = n.id
        left join security_classification k on k.id = l.security_id order by ${order}`,
      count: sql`select 1 from (${sql.join(halves, sql` union all `)}) n`,
    },
    present,
  );
}

/** Year filter on counter periods: covers those that restart yearly or monthly. */
export const yearOf =
  (column: string) =>
  (value: string): SQL | undefined =>
    /^\d{4}$/.test(value) ? sql`left(${sql.raw(column)}, 4) = ${value}` : undefined;

const counters = `(select c.*, ${counterName('c')} as counter from number_counter c) c`;

type Half = { rows: SQL; states: Record<string, SQL>; ofUnit: (unitId: string) => SQL };

const numbersOfLetters: Half = {
  rows: sql.raw(`
  select n.letter_id as id, n.number, c.counter, n.sequence, n.suffix, n.given_at as taken_at,
         case when n.cancelled_at is not null then 'cancelled' when n.is_kept then 'kept' else 'given' end as state,
         n.is_kept,
         b.id is not null as is_booking, coalesce(b.unit_id, c.unit_id) as unit_id, c.number_code_id, c.period,
         coalesce(b.day, (n.given_at at time zone 'Asia/Jakarta')::date) as day, b.reason,
         b.booked_by_user_id as by_id, n.cancelled_at, n.cancel_reason, n.cancelled_by_user_id as cancelled_by_id
  from letter_number n join ${counters} on c.id = n.counter_id
  left join booked_number b on b.used_by_letter_id = n.letter_id and b.state = 'used'`),
  states: {
    given: sql`n.cancelled_at is null and not n.is_kept`,
    kept: sql`n.is_kept`,
    cancelled: sql`n.cancelled_at is not null`,
    booked: sql`false`,
  },
  // Of the unit's counter, or booked for the unit.
  ofUnit: (unitId) => sql`n.id in (
    select x.letter_id from letter_number x join number_counter c on c.id = x.counter_id where c.unit_id = ${unitId}
    union all
    select y.used_by_letter_id from booked_number y where y.unit_id = ${unitId} and y.state = 'used')`,
};

/** Booked ones that no letter has. */
const numbersWithout: Half = {
  rows: sql.raw(`
  select b.id, b.pattern as number, c.counter, b.sequence, b.suffix, b.booked_at as taken_at,
         case b.state when 'booked' then 'booked' else 'cancelled' end as state, false as is_kept, true as is_booking, b.unit_id, b.number_code_id, c.period, b.day, b.reason,
         b.booked_by_user_id as by_id, b.cancelled_at, b.cancel_reason, b.cancelled_by_user_id as cancelled_by_id
  from booked_number b join ${counters} on c.id = b.counter_id where b.state <> 'used'`),
  states: {
    given: sql`false`,
    kept: sql`false`,
    cancelled: sql`n.state = 'cancelled'`,
    booked: sql`n.state = 'booked'`,
  },
  ofUnit: (unitId) => sql`n.unit_id = ${unitId}`,
};

type Row = {
  id: string;
  number: string;
  counter: string;
  sequence: number;
  suffix: string;
  state: NumberState;
  is_booking: boolean;
  unit_id: string | null;
  unitName: string | null;
  day: string;
  reason: string | null;
  byName: string | null;
  cancelled_at: string | null;
  cancelReason: string | null;
  cancelledByName: string | null;
};

const present = (row: Row): NumberListItem => ({
  id: row.id,
  number: shownNumber(row.number),
  sequence: row.sequence,
  suffix: row.suffix,
  state: row.state,
  isBooking: row.is_booking,
  counter: row.counter,
  unitId: row.unit_id,
  unitName: row.unitName,
  day: String(row.day).slice(0, 10),
  reason: row.reason,
  byName: row.byName,
  cancelledAt: isoOrNull(row.cancelled_at),
  cancelReason: row.cancelReason,
  cancelledByName: row.cancelledByName,
});
