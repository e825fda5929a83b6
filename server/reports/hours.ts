import { type SQL, sql } from 'drizzle-orm';

/** The hours from one moment to another; null where there is no other, nothing where it was before. */
export const hoursBetween = (from: SQL, to: SQL): SQL =>
  sql`case when ${to} is not null then greatest(0, extract(epoch from ${to} - ${from})::float8 / 3600) end`;
