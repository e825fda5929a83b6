import { type SQL, sql } from 'drizzle-orm';
import type { ReportName } from '../../resources/pelaporan/report.ts';
import { allowedByClass, waysToLetters } from '../letters/index.ts';
import type { Who } from '../who.ts';
import { type Asked, stateOfLetter } from './report-query.ts';

/** Where a page of entries ends, and how it is sorted; the id of a letter grows with the time it was begun. */
export type Cut = { limit: number; direction: 'ASC' | 'DESC'; after?: string | undefined; search: SQL };

/**
 * The ids of a report's letters that the reader may open, each way to a letter cut by its own index before they are put
 * together, since together they may lead to hundreds of thousands. After `scopeOf`.
 */
export function visibleEntries(who: Who, asked: Asked, { limit, direction, after, search }: Cut): SQL {
  const order = sql.raw(direction);
  const past = after ? sql` and l.id ${sql.raw(direction === 'ASC' ? '>' : '<')} ${after}` : sql``;
  const ways = waysToLetters(who).map(
    (way) => sql`(select l.id from (${way}) w (id) join letter l on l.id = w.id
      where l.deleted_at is null and ${allowedByClass(who, 'l')}${belongs(asked)}${asked.onLetter}${search}${past}
      order by l.id ${order} limit ${limit})`,
  );
  return sql`select x.id from (${sql.join(ways, sql` union `)}) x order by x.id ${order}`;
}

/** Is the letter `l` in the report: what the units received in the period, or what was signed there. */
export const belongs = (asked: Asked): SQL => sql` and (select ${conditions[asked.report](asked)})`;

// Answered letter by letter, in the order of the page: as subqueries that are values, since of plain conditions the
// database would gather everything the units received or signed first.
const conditions: Record<ReportName, (asked: Asked) => SQL> = {
  'naskah-masuk': ({ since, until, state }) => sql`(
      select true from inbox_item x where x.letter_id = l.id and x.position_id = any(array(select p.id from post p))
        and x.received_at >= ${since} and x.received_at < ${until}
      ${state === null ? sql`` : sql`having ${state === 'open' ? sql`bool_or(x.is_open)` : sql`not bool_or(x.is_open)`}`} limit 1)`,
  'naskah-keluar': (asked) => sql`${isSent(asked)}${stateOfLetter(asked)}`,
  'naskah-dinas': (asked) => sql`(${isSent(asked)} or l.from_where = 'external' and (
      select true from letter_incoming n where n.letter_id = l.id and n.agenda_unit_id = any(array(select u.id from unit u))
        and n.registered_at >= ${asked.since} and n.registered_at < ${asked.until}))
      and l.state in ('sent', 'cancelled')${stateOfLetter(asked)}`,
};

const isSent = ({
  since,
  until,
}: Asked): SQL => sql`(l.from_where = 'internal' and l.state in ('sent', 'cancelled')
      and l.signed_at >= ${since} and l.signed_at < ${until} and l.sender_position_id = any(array(select p.id from post p)))`;
