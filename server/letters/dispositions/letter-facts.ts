import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { mayDispose } from './rights.ts';

/** What a letter says of its dispositions to the active post: may it dispose its own inbox item, are there any it sees? */
export async function dispositionFacts(
  executor: Executor,
  who: Who,
  letter: LetterRow,
): Promise<{ dispose: boolean; hasDispositions: boolean }> {
  if (letter.state !== 'sent') return { dispose: false, hasDispositions: false };
  const found = await executor.execute<{ received: boolean; hasAny: boolean }>(sql`
    select exists (select 1 from inbox_item i
             where i.letter_id = ${letter.id} and i.position_id = ${who.positionId} and i.is_open) as received,
           exists (select 1 from disposition d where d.letter_id = ${letter.id}
             and (d.from_position_id = ${who.positionId} or (d.withdrawn_at is null and exists (
               select 1 from disposition_recipient r
               where r.disposition_id = d.id and r.position_id = ${who.positionId})))) as "hasAny"`);
  const facts = found.rows[0];
  return {
    dispose: Boolean(facts?.received) && (await mayDispose(executor, who)),
    hasDispositions: Boolean(facts?.hasAny),
  };
}
