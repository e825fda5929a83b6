import { type SQL, sql } from 'drizzle-orm';

/**
 * Excludes responses never edited, stored for reuse (start-response.ts). The first edit raises the version.
 */
export const isWrittenTo = (alias: string): SQL =>
  sql.raw(`(${alias}.response_to_id is null or ${alias}.version > 1)`);
