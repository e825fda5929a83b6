import { type SQL, sql } from 'drizzle-orm';

/**
 * Of the letters `alias`: an answer that was only looked at is none yet, though it is kept so that the next look finds it
 * (start-response.ts). The first thing typed or chosen makes it one.
 */
export const isWrittenTo = (alias: string): SQL =>
  sql.raw(`(${alias}.response_to_id is null or ${alias}.version > 1)`);
