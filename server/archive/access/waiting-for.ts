import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { mayAsk } from './may-ask.ts';
import { isUndecided } from './stages.ts';

/** Condition on `access_request r`: awaits this user's decision; never their own request. */
export const waitsForDecisionOf = (actor: Actor): SQL =>
  mayAsk(actor)
    ? sql`(${isUndecided('r')} and r.decider_position_ids @> array[${actor.positionId}::uuid] and r.by_user_id <> ${actor.userId})`
    : sql`false`;
