import { type SQL, sql } from 'drizzle-orm';

/** Hours between two times; null without the second, 0 when it is earlier. */
export const hoursBetween = (from: SQL, to: SQL): SQL =>
  sql`case when ${to} is not null then greatest(0, extract(epoch from ${to} - ${from})::float8 / 3600) end`;
