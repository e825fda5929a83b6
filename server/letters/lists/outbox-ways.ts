import { type SQL, sql } from 'drizzle-orm';
import { isFixed, isUnderWay, type LetterState } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { letterIn } from '../rules/letter-in.ts';
import { passesByName, passesByNameAmong } from '../rules/named-only.ts';
import { meansOne, onDesk } from '../rules/own-desk.ts';

/** "Dalam proses": the tab of the list, and what the badge counts. */
export const isOutboxUnderWay: SQL = letterIn('l', isUnderWay);

/**
 * How letters `l` that others drafted come into a post's outbox: by its signature, the first or a further one.
 * @param passes of these only letters in such a state
 */
export function signedWays(actor: Actor, passes: (state: LetterState) => boolean = isFixed): SQL[] {
  const others = sql`not (l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')})
    and ${letterIn('l', (state) => isFixed(state) && passes(state))}`;
  return [
    sql`from letter l where l.sender_position_id = ${actor.positionId} and ${meansOne(actor, 'l.sender_user_id')}
      and ${others} and ${passesByNameAmong(actor, 'l', 'sender_position_id')}`,
    sql`from letter_cosigner k join letter l on l.id = k.letter_id
      where k.position_id = ${actor.positionId} and k.signed_at is not null and ${meansOne(actor, 'k.user_id')}
      and ${others} and ${passesByName(actor, 'l')}`,
  ];
}
