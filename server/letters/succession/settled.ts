import { type SQL, sql } from 'drizzle-orm';
import { topSecretRank } from '../../../domain/letters/disposition.ts';

/** A post after its holders changed: who holds it permanently now, and who at all (Plt. and Plh. too). */
export type Settled = { positionId: string; permanent: readonly string[]; present: readonly string[] };

/** Whoever a column names is none of them; nobody named is no match. */
export const isNoneOf = (column: string, people: readonly string[]): SQL =>
  sql`${sql.raw(column)} <> all(${sql.param([...people])}::uuid[])`;

/** Of Sangat Rahasia nothing passes on: it is for the persons named. */
export const passesOn = sql`l.security_rank < ${topSecretRank}`;
