import { sql } from 'drizzle-orm';
import { isInForce, isUnderWay } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import { letterIn } from '../rules/letter-in.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Whether nobody needs to be reminded of a letter they wait for: it was answered since, their dispositions are all
 * closed, or it is no longer with others.
 */
export async function isAnswered(
  tx: Executor,
  letter: Pick<LetterRow, 'id' | 'state'>,
  { positionId, createdAt }: { positionId: string; createdAt: Date },
): Promise<boolean> {
  if (!isInForce(letter.state)) return !isUnderWay(letter.state);
  const { rows } = await tx.execute<{ answered: boolean }>(sql`
    select exists (select 1 from letter r where r.response_to_id = ${letter.id} and r.deleted_at is null
        and ${letterIn('r', isInForce)} and r.signed_at >= ${createdAt.toISOString()})
      or (select count(*) > 0 and bool_and(d.closed_at is not null) from disposition d
        where d.letter_id = ${letter.id} and d.from_position_id = ${positionId} and d.withdrawn_at is null)
      as answered`);
  return rows[0]?.answered === true;
}
