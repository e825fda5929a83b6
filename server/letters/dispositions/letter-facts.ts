import { sql } from 'drizzle-orm';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { mapAnswer, type Question, question, settled, together } from '../../db/question.ts';
import { meansOne, onDesk } from '../rules/own-desk.ts';
import type { LetterRow } from '../tables.ts';
import { disposes } from './rights.ts';

export function dispositionFacts(
  actor: Actor,
  letter: LetterRow,
): Question<{ dispose: boolean; hasDispositions: boolean }> {
  if (!isInForce(letter.state)) return settled({ dispose: false, hasDispositions: false });
  const ofPost = question(
    sql`
    select exists (select 1 from inbox_item i
             where i.letter_id = ${letter.id} and i.position_id = ${actor.positionId}
               and ${onDesk(actor, 'i')} and i.is_open) as received,
           exists (select 1 from disposition d where d.letter_id = ${letter.id}
             and ((d.from_position_id = ${actor.positionId}
               and ${meansOne(actor, 'coalesce(d.on_behalf_of_user_id, d.from_user_id)')}) or (d.withdrawn_at is null and exists (
               select 1 from disposition_recipient r
               where r.disposition_id = d.id and r.position_id = ${actor.positionId}
                 and (r.user_id is null or r.is_offered or ${meansOne(actor, 'r.user_id')}))))) as "hasAny"`,
    ([facts]: { received: boolean; hasAny: boolean }[]) => ({
      isReceived: facts?.received === true,
      hasAny: facts?.hasAny === true,
    }),
  );
  return mapAnswer(together({ ofPost, disposes: disposes(actor) }), (found) => ({
    dispose: found.ofPost.isReceived && found.disposes,
    hasDispositions: found.ofPost.hasAny,
  }));
}
