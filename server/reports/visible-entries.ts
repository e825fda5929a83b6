import { type SQL, sql } from 'drizzle-orm';
import { isSigned } from '../../domain/letters/letter-life.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import type { Actor } from '../actor.ts';
import { allowedByClass, letterIn, waysToLetters } from '../letters/index.ts';
import { type Asked, stateOfLetter } from './report-query.ts';

type LetterReport = Exclude<ReportName, 'arsip'>;

/** Cut of the entries in order of letter id, which grows with the time of creation. */
export type Cut = { limit: number; direction: 'ASC' | 'DESC'; after?: string | undefined; search: SQL };

/**
 * Cuts each access path by its own index before the union, which may
 * exceed hundreds of thousands. After `scopeOf`.
 */
export function visibleEntries(actor: Actor, asked: Asked, { limit, direction, after, search }: Cut): SQL {
  const order = sql.raw(direction);
  const past = after ? sql` and l.id ${sql.raw(direction === 'ASC' ? '>' : '<')} ${after}` : sql``;
  const ways = waysToLetters(actor).map(
    (way) => sql`(select l.id from (${way}) w (id) join letter l on l.id = w.id
      where l.deleted_at is null and ${allowedByClass(actor, 'l')}${belongs(asked)}${asked.onLetter}${search}${past}
      order by l.id ${order} limit ${limit})`,
  );
  return sql`select x.id from (${sql.join(ways, sql` union `)}) x order by x.id ${order}`;
}

/** Letters per block, in order of creation, sorted by date; see `pageOfEntries`. */
export const blockSize = 250;

/** No index covers access and date, so sorts blocks of creation order by date; at most two blocks. */
export function pageOfEntries(
  actor: Actor,
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
      from (${visibleEntries(actor, asked, { limit, direction, search })} limit ${limit}) v) n
    where n.block between ${first} and ${last}
    order by n.block, ${dates[asked.report as LetterReport]} ${order}, n.id ${order}
    limit ${perPage} offset ${offset - first * blockSize}`;
}

/** Asked of the letter's own items: an index of posts would be searched for each of them, letter by letter. */
const isOneOfUs = (item: string): SQL =>
  sql`array(select p.id from post p) @> array[${sql.raw(item)}.position_id]`;

/** The date of the entry `n`. */
const sentAt = sql`(select coalesce(l.signed_at, (select i.registered_at from letter_incoming i where i.letter_id = l.id))
      from letter l where l.id = n.id)`;
const dates: Record<LetterReport, SQL> = {
  'naskah-masuk': sql`(select min(i.received_at) from inbox_item i
      where i.letter_id = n.id and ${isOneOfUs('i')})`,
  'naskah-keluar': sentAt,
  'naskah-dinas': sentAt,
};

/** Condition: the letter `l` is in the report, as received by the units in the period or signed there. */
export const belongs = (asked: Asked): SQL =>
  sql` and (select ${conditions[asked.report as LetterReport](asked)})`;

// Scalar subqueries run per letter in page order; plain conditions would first gather all letters of the units.
const conditions: Record<LetterReport, (asked: Asked) => SQL> = {
  'naskah-masuk': ({ since, until, state }) => sql`(
      select true from inbox_item x where x.letter_id = l.id and ${isOneOfUs('x')}
        and x.received_at >= ${since} and x.received_at < ${until}
      ${state === null ? sql`` : sql`having ${state === 'open' ? sql`bool_or(x.is_open)` : sql`not bool_or(x.is_open)`}`} limit 1)`,
  'naskah-keluar': (asked) => sql`${isSent(asked)}${stateOfLetter(asked)}`,
  'naskah-dinas': (asked) => sql`(${isSent(asked)} or l.from_where = 'external' and (
      select true from letter_incoming n where n.letter_id = l.id and n.agenda_unit_id = any(array(select u.id from unit u))
        and n.registered_at >= ${asked.since} and n.registered_at < ${asked.until}))
      and ${letterIn('l', isSigned)}${stateOfLetter(asked)}`,
};

const isSent = ({ since, until }: Asked): SQL => sql`(l.from_where = 'internal' and ${letterIn('l', isSigned)}
      and l.signed_at >= ${since} and l.signed_at < ${until} and l.sender_position_id = any(array(select p.id from post p)))`;
