import { type SQL, sql } from 'drizzle-orm';
import { dayInWib } from '../../lib/wib.ts';
import type { Actor } from '../actor.ts';
import { endOfPeriod, isDueForAny, seenArchives, typedIn } from '../archive/index.ts';
import type { ListQuery } from '../http/index.ts';
import type { Asked } from './report-query.ts';

/**
 * `fact` and `entry` as in entries.ts, after `scopeOf`. The archive's
 * own visibility (SPEC B3) applies to figures too.
 */
export const archiveEntries = (actor: Actor, asked: Asked): SQL => sql`
  fact as materialized (
    select l.id as letter_id, l.document_date::timestamp at time zone 'Asia/Jakarta' as at, null::float8 as hours,
      l.classification_id as kind_id, l.security_id, l.status as state, l.unit_id, l.filing_unit_id
    from archive l where ${itemsIn(actor, asked)}),
  entry as (select letter_id, unit_id, at, null::timestamptz as handled_at from fact)`;

/** Items of these units, dated in the period. */
const itemsIn = (actor: Actor, { period, state, onLetter }: Asked): SQL => sql`
  l.is_active and l.unit_id = any(array(select u.id from unit u))
    and l.document_date between ${period.from} and ${period.to}
    and ${seenArchives(actor, 'l')}${onLetter}${state === null ? sql`` : sql` and l.status = ${state}`}`;

/** Start of a page, by offset or after an item; only the latter is stable against concurrent changes. */
type ItemCut = {
  limit: number;
  offset: number;
  after?: { day: string; id: string } | undefined;
  direction: 'ASC' | 'DESC';
  firstChar: string;
};

/** Selects a page of items as ids and block, sorted by date: the archive has an index for that. */
export const pageOfItems = (actor: Actor, asked: Asked, cut: ItemCut): SQL => sql`
  select l.id, 0 as block from archive l where ${itemsIn(actor, asked)}${itemSearch(cut)}${pastItem(cut)}
  order by l.document_date ${sql.raw(cut.direction)}, l.id ${sql.raw(cut.direction)}
  limit ${cut.limit} offset ${cut.offset}`;

/** FirstChar on items: a substring of title or number. */
const itemSearch = ({ firstChar }: Pick<ListQuery, 'firstChar'>): SQL =>
  typedIn('l', ['title', 'number'], firstChar);

const pastItem = ({ after, direction }: ItemCut): SQL =>
  after
    ? sql` and (l.document_date, l.id) ${sql.raw(direction === 'ASC' ? '>' : '<')} (${after.day}::date, ${after.id}::uuid)`
    : sql``;

/** One of them, if the reader may know of it. */
export const oneItem = (actor: Actor, id: string): SQL => sql`
  select l.id, 0 as block from archive l
  where l.id = ${id} and l.is_active and l.unit_id in (select u.id from unit u) and ${seenArchives(actor, 'l')}`;

/** The rows of a page of items, in the shape of entry-columns.ts. */
export const itemRows = (page: SQL, direction: 'ASC' | 'DESC'): SQL => sql`
  select l.id, l.title as subject, k.mask_subject as "isMasked", l.number, null::int as "agendaNumber",
    null::int as "agendaYear", t.name as "categoryName", nullif(concat_ws(' ', c.code, c.name), '') as "classificationName",
    coalesce(k.name, 'Biasa') as "securityName", l.security_rank as "securityRank", null as "senderName",
    '{}'::text[] as "receiverNames", array[o.name] as "unitNames",
    l.document_date::timestamp at time zone 'Asia/Jakarta' as at, l.status as state, null::float8 as hours,
    coalesce(f.code || ' ' || f.title, '') as "filingUnitName", ${endOfPeriod}::text as "dueOn"
  from (${page}) page join archive l on l.id = page.id
  left join archive_type t on t.id = l.archive_type_id
  left join security_classification k on k.id = l.security_id
  left join archive_classification c on c.id = l.classification_id
  left join organization_unit o on o.id = l.unit_id
  left join filing_unit f on f.id = l.filing_unit_id
  order by l.document_date ${sql.raw(direction)}, l.id ${sql.raw(direction)}`;

/** Items in `fact` whose filing unit is due, by unit. */
export const itemsDue = (): SQL => sql`(
  select coalesce(json_object_agg(x.unit_id, x.n), '{}') from (
    select i.unit_id, count(*) as n from fact i join filing_unit f on f.id = i.filing_unit_id
    where ${isDueForAny(dayInWib())} group by i.unit_id) x)`;

/** Retention acts of these units in the period, by day of the minutes, not by the items' dates. */
export const itemsMoved = (actor: Actor, { since, until, state, onLetter }: Asked): SQL => sql`(
  select coalesce(json_object_agg(x.kind, json_build_object('units', x.units, 'items', x.items)), '{}') from (
    select p.kind, count(distinct f.id) as units, count(*) as items
    from retention_proposal p join retention_proposal_unit o on o.proposal_id = p.id and o.dropped_at is null
    join filing_unit f on f.id = o.filing_unit_id join archive l on l.filing_unit_id = f.id
    where p.state = 'done' and p.kind <> 'appraise' and p.ended_at >= ${since} and p.ended_at < ${until}
      and l.is_active and l.unit_id in (select u.id from unit u)
      and ${seenArchives(actor, 'l')}${onLetter}${state === null ? sql`` : sql` and l.status = ${state}`}
    group by p.kind) x)`;

/** Items in `fact` by the year in which their stage ends. */
export const itemsByDueYear = sql`(
  select coalesce(json_agg(json_build_object('key', x.key, 'label', x.key, 'count', x.count, 'median', null)
    order by x.key), '[]')
  from (
    select to_char(${endOfPeriod}, 'YYYY') as key, count(*) as count from fact i join filing_unit f on f.id = i.filing_unit_id
    where ${endOfPeriod} is not null group by 1) x)`;

/** An item's life in dates. */
export const itemSteps = sql`
  select coalesce(json_agg(json_build_object('event', x.event, 'at', x.at, 'by', x.by) order by x.at, x.step), '[]') as all
  from (
    select 1 as step, 'dated' as event, l.document_date::timestamp at time zone 'Asia/Jakarta' as at, null::text as by
      from archive l where l.id = entry.id
    union all select 2, 'archived', l.created_at, o.name from archive l
      left join organization_unit o on o.id = l.unit_id where l.id = entry.id
    union all select 3, 'fileClosed', f.closed_date::timestamp at time zone 'Asia/Jakarta', f.code || ' ' || f.title
      from archive l join filing_unit f on f.id = l.filing_unit_id where l.id = entry.id and f.closed_date is not null
    union all select 4, 'retentionBegins', f.retention_start_date::timestamp at time zone 'Asia/Jakarta', null
      from archive l join filing_unit f on f.id = l.filing_unit_id
      where l.id = entry.id and f.retention_start_date is not null
    union all select 5, 'activeUntil', f.active_until::timestamp at time zone 'Asia/Jakarta', null
      from archive l join filing_unit f on f.id = l.filing_unit_id where l.id = entry.id and f.active_until is not null
    union all select 6, 'inactiveUntil', f.inactive_until::timestamp at time zone 'Asia/Jakarta', null
      from archive l join filing_unit f on f.id = l.filing_unit_id where l.id = entry.id and f.inactive_until is not null
  ) x`;
