import { type SQL, sql } from 'drizzle-orm';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';

/** A post after its holders changed: its permanent holders, and all present ones (Plt. and Plh. too). */
export type Settled = { positionId: string; permanent: readonly string[]; present: readonly string[] };

/** Matches rows naming none of these people; a null column does not match. */
export const isNoneOf = (column: string, people: readonly string[]): SQL =>
  sql`${sql.raw(column)} <> all(${sql.param([...people])}::uuid[])`;

/** Of Sangat Rahasia nothing passes on: it is for the persons named. */
export const passesOn = sql`l.security_rank < ${topSecretRank}`;
