import { type SQL, sql } from 'drizzle-orm';
import { topSecretRank } from '../../resources/naskah-dinas/disposition.ts';
import { seesLetter } from '../letters/index.ts';
import type { Who } from '../who.ts';

/**
 * Which letters of the units a reader's figures may count, as a condition on `letter` under an alias: those whose class
 * hides nothing, as a number only; of classes that mask what they are about, and of Sangat Rahasia, those the reader may
 * open. Who acts for an official counts nothing of classes that are closed to them (docs/decisions/reports.md).
 */
export function mayBeCounted(who: Who, alias: string): SQL {
  const letter = sql.raw(alias);
  const closed = who.entryType === 'Secretary' ? sql` or not k.secretary_can_open` : sql``;
  return sql`(${letter}.deleted_at is null and (${letter}.security_id is null or ${letter}.security_id not in (
      select k.id from security_classification k where k.mask_subject or k.rank >= ${sql.raw(String(topSecretRank))}${closed})
    or ${seesLetter(who, alias)}))`;
}
