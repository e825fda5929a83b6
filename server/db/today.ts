import { sql } from 'drizzle-orm';

/** Today in Western Indonesian time, by which posts and delegations begin and end (SPEC B5). */
export const today = sql.raw(`(now() at time zone 'Asia/Jakarta')::date`);

/** Condition for a row valid today, of any table with start, end and is_active (holders). */
export const isCurrent = (alias: string) => sql`${sql.raw(alias)}.is_active
  and ${sql.raw(alias)}.start_date <= ${today}
  and (${sql.raw(alias)}.end_date is null or ${sql.raw(alias)}.end_date >= ${today})`;

/** Condition for a delegation that was not withdrawn, whatever its days. */
export const isGiven = (alias: string) => sql.raw(`(${alias}.is_active and ${alias}.stage = 'given')`);

/** Condition for a delegation in force today: not withdrawn, within its days; its SQL is a function of the database. */
export const isInForce = (alias: string) => sql.raw(`delegation_in_force(${alias})`);
