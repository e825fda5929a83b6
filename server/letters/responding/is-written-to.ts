import { type SQL, sql } from 'drizzle-orm';

/**
 * Excludes responses among letters `alias` that were opened but never edited; these are stored for reuse
 * (start-response.ts). The first edit raises the version.
 */
export const isWrittenTo = (alias: string): SQL =>
  sql.raw(`(${alias}.response_to_id is null or ${alias}.version > 1)`);
