import { type SQL, sql } from 'drizzle-orm';
import type { ReportName } from '../../domain/reports/report.ts';
import { allowedByClass, waysToLetters } from '../letters/index.ts';
import type { Who } from '../who.ts';
import { type Asked, stateOfLetter } from './report-query.ts';

type LetterReport = Exclude<ReportName, 'arsip'>;

/** Where the entries are cut, in the order of their letters' ids, which grow with the time a letter was begun. */
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

/** So many letters that were begun one after the other are sorted by date; see `pageOfEntries`. */
export const blockSize = 250;

/**
 * A page of them in the order of the report's dates. No index has a letter's ways and that date in it, so letters are taken
 * in blocks by when they were begun and each block is sorted by date: all of it for most, and never more to read than two
 * blocks for anybody. Gives id and block; a page after the other is the whole list.
 */
export function pageOfEntries(
  who: Who,
  asked: Asked,
  { page, perPage, direction, search }: Omit<Cut, 'limit' | 'after'> & { page: number; perPage: number },
): SQL {
  const offset = (page - 1) * perPage;
  const first = Math.floor(offset / blockSize);
  const last = Math.floor((offset + perPage - 1) / blockSize);
  const limit = (last + 1) * blockSize;
  const order = sql.raw(direction);
  return sql`select n.id, n.block from (
      select v.id, (row_number() over (order by v.id ${order}) - 1) / ${sql.raw(String(blockSize))} as block
      from (${visibleEntries(who, asked, { limit, direction, search })} limit ${limit}) v) n
    where n.block between ${first} and ${last}
    order by n.block, ${dates[asked.report as LetterReport]} ${order}, n.id ${order}
    limit ${perPage} offset ${offset - first * blockSize}`;
}

/** The date of the entry `n`. */
const sentAt = sql`(select coalesce(l.signed_at, (select i.registered_at from letter_incoming i where i.letter_id = l.id))
      from letter l where l.id = n.id)`;
const dates: Record<LetterReport, SQL> = {
  'naskah-masuk': sql`(select min(i.received_at) from inbox_item i
      where i.letter_id = n.id and i.position_id = any(array(select p.id from post p)))`,
  'naskah-keluar': sentAt,
  'naskah-dinas': sentAt,
};

/** Is the letter `l` in the report: what the units received in the period, or what was signed there. */
export const belongs = (asked: Asked): SQL =>
  sql` and (select ${conditions[asked.report as LetterReport](asked)})`;

// Answered letter by letter, in the order of the page: as subqueries that are values, since of plain conditions the
// database would gather everything the units received or signed first.
const conditions: Record<LetterReport, (asked: Asked) => SQL> = {
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
