import { type SQL, sql } from 'drizzle-orm';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import type { Actor } from '../../actor.ts';
import type { ListQuery } from '../../http/index.ts';
import { asksFor } from '../lists/page-of.ts';
import { iso } from '../lists/row.ts';

type Column = 'inbox_item_id' | 'task_id';

const lasts = sql.raw('z.ended_at is null and z.until > now()');

/** Has the actor put off this row, an inbox item or a task? Asked once a statement: there are few. */
export const isSnoozed = ({ userId }: Pick<Actor, 'userId'>, column: Column, alias: string): SQL =>
  sql`${sql.raw(alias)}.id in (select z.${sql.raw(column)} from snooze z
    where z.user_id = ${userId} and ${lasts} and z.${sql.raw(column)} is not null)`;

/** The same of an open inbox item: one that was closed meanwhile is not put off. */
export const isSnoozedItem = (actor: Pick<Actor, 'userId'>, alias: string): SQL =>
  sql`(${sql.raw(alias)}.is_open and ${isSnoozed(actor, 'inbox_item_id', alias)})`;

/** The same of a disposition that came in. */
export const isSnoozedDisposition = ({ userId }: Pick<Actor, 'userId'>, alias: string): SQL =>
  sql`${sql.raw(alias)}.id in (select t.disposition_id from snooze z join task t on t.id = z.task_id
    where z.user_id = ${userId} and ${lasts} and t.kind = 'disposition-in' and t.done_at is null)`;

/** What was put off is still found by who looks for it. */
export const looksForSnoozed = (query: ListQuery): boolean =>
  query.firstChar !== '' || asksFor(query, 'issnoozed', 'letterid');

/** The actor's own for a row, as JSON. */
export const snoozeColumn = ({ userId }: Pick<Actor, 'userId'>, column: Column, alias: string): SQL =>
  sql`(select json_build_object('until', z.until, 'endedBy', case when ${lasts} then null else coalesce(z.ended_by, 'time') end)
    from snooze z where z.user_id = ${userId} and z.${sql.raw(column)} = ${sql.raw(alias)}.id) as snooze`;

export const snoozeOfRow = (stored: Snooze | null): { snooze?: Snooze } =>
  stored ? { snooze: { until: iso(stored.until), endedBy: stored.endedBy } } : {};
