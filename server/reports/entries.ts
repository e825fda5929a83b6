import { type SQL, sql } from 'drizzle-orm';
import { isSigned } from '../../domain/letters/letter-life.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import type { Actor } from '../actor.ts';
import { letterIn } from '../letters/index.ts';
import { archiveEntries } from './archive-items.ts';
import { hoursBetween } from './hours.ts';
import { counted, isPlain } from './may-be-counted.ts';
import { type Asked, stateOfLetter } from './report-query.ts';

/**
 * After `scopeOf`: `entry` per letter and unit (letter_id, unit_id), `fact` per letter (letter_id, at, hours,
 * kind_id, security_id, state).
 */
export const entriesOf = (actor: Actor, asked: Asked): SQL => entries[asked.report](actor, asked);

const entries: Record<ReportName, (actor: Actor, asked: Asked) => SQL> = {
  arsip: archiveEntries,

  'naskah-masuk': (actor, asked) => sql`
  ${receivedEntries(asked)},
  candidate as materialized (
    select l.id as letter_id, e.at, ${hoursBetween(sql`e.at`, sql`e.handled_at`)} as hours,
      l.script_sub_type_id as kind_id, l.security_id, case when e.is_open then 'open' else 'closed' end as state,
      ${isPlain(actor)} as is_plain
    from ${entriesByLetter} e join letter l on l.id = e.letter_id
    where l.deleted_at is null${asked.onLetter}${openOrClosed(asked)}),
  fact as materialized (${counted(actor, factColumns)})`,

  'naskah-keluar': (actor, asked) => sql`
  candidate as materialized (${sent(actor, asked)}), ${ofOneUnit(actor)}`,

  'naskah-dinas': (actor, asked) => sql`
  candidate as materialized (${sent(actor, asked)}
    union all
    select l.id as letter_id, n.agenda_unit_id as unit_id, n.registered_at as at, null::float8 as hours,
      l.script_sub_type_id as kind_id, l.security_id, l.state, ${isPlain(actor)} as is_plain
    from letter_incoming n join letter l on l.id = n.letter_id
    where n.registered_at >= ${asked.since} and n.registered_at < ${asked.until}
      and n.agenda_unit_id in (select u.id from unit u) and ${letterIn('l', isSigned)}
      and l.deleted_at is null${asked.onLetter}${stateOfLetter(asked)}), ${ofOneUnit(actor)}`,
};

type Between = Pick<Asked, 'since' | 'until'>;

/**
 * `entry` of letters received by `post`, per unit: first receipt, whether still open at a post, first action.
 */
export const receivedEntries = (asked: Between): SQL => sql`
  received as materialized (
    select i.letter_id, p.unit_id, min(i.received_at) as at, bool_or(i.is_open) as is_open, min(i.closed_at) as closed_at
    from post p join inbox_item i on i.position_id = p.id
    where i.received_at >= ${asked.since} and i.received_at < ${asked.until}
    group by i.letter_id, p.unit_id),
  ${firstSteps(asked)},
  entry as materialized (
    select r.letter_id, r.unit_id, r.at, r.is_open, least(r.closed_at, d.at, a.at) as handled_at
    from received r
    left join disposed d on d.letter_id = r.letter_id and d.unit_id = r.unit_id
    left join answered a on a.letter_id = r.letter_id and a.unit_id = r.unit_id)`;

/** Each letter of `entry` once, however many units it came to. */
export const entriesByLetter = sql`(
      select letter_id, min(at) as at, bool_or(is_open) as is_open, min(handled_at) as handled_at
      from entry group by letter_id)`;

/** Was the letter `l` sent from here in that time? */
export const wasSent = ({ since, until }: Between): SQL => sql`
    l.signed_at >= ${since} and l.signed_at < ${until} and ${letterIn('l', isSigned)}
      and l.from_where = 'internal' and l.deleted_at is null`;

/** Signed in these units. */
const sent = (actor: Actor, asked: Asked): SQL => sql`
    select l.id as letter_id, p.unit_id, l.signed_at as at,
      ${hoursBetween(sql`l.created_at`, sql`l.signed_at`)} as hours,
      l.script_sub_type_id as kind_id, l.security_id, l.state, ${isPlain(actor)} as is_plain
    from letter l join post p on p.id = l.sender_position_id
    where ${wasSent(asked)}${asked.onLetter}${stateOfLetter(asked)}`;

/** Each belongs to one unit: the same rows are entry and fact. */
const ofOneUnit = (actor: Actor): SQL => sql`
  fact as materialized (${counted(actor, `${factColumns}, c.unit_id`)}),
  entry as (select letter_id, unit_id, at, null::timestamptz as handled_at from fact)`;

const factColumns = 'c.letter_id, c.at, c.hours, c.kind_id, c.security_id, c.state';

/** The first disposition and first answer of each unit's posts to letters in the report. */
const firstSteps = ({ since }: Between): SQL => sql`
  disposed as materialized (
    select d.letter_id, p.unit_id, min(d.created_at) as at
    from disposition d join post p on p.id = d.from_position_id
    where d.created_at >= ${since} and d.withdrawn_at is null
    group by d.letter_id, p.unit_id),
  answered as materialized (
    select a.response_to_id as letter_id, p.unit_id, min(a.signed_at) as at
    from letter a join post p on p.id = a.sender_position_id
    where a.response_to_id is not null and a.signed_at >= ${since} and a.deleted_at is null
    group by a.response_to_id, p.unit_id)`;

const openOrClosed = ({ state }: Asked): SQL =>
  state === null ? sql`` : sql` and e.is_open = ${state === 'open'}`;
