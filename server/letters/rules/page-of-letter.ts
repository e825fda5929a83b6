import { type SQL, sql } from 'drizzle-orm';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { letterIn } from './letter-in.ts';
import { onDesk, onDeskOrTaken } from './own-desk.ts';

/** SQL: the letter's address for this post, depending on whether it was received, written or sent on. */
export const pageOfLetter = (actor: Actor, alias: string): SQL => {
  const l = sql.raw(alias);
  return sql`case when exists (select 1 from inbox_item i where i.letter_id = ${l}.id and i.position_id = ${actor.positionId}
        and ${onDeskOrTaken(actor, 'i')})
      then '/naskah-dinas/inbox/' || ${l}.id
    when ${letterIn(alias, isOpenDraft)} and ${l}.position_id = ${actor.positionId} and ${onDesk(actor, alias)}
      then '/naskah-dinas/draft/' || ${l}.id || '/edit'
    else '/naskah-dinas/outbox/' || ${l}.id end`;
};
