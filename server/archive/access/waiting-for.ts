import { type SQL, sql } from 'drizzle-orm';
import type { Who } from '../../who.ts';
import { mayAsk } from './find-request.ts';

/** Condition on `access_request r`: awaits this user's decision; never their own request. */
export const waitsForDecisionOf = (who: Who): SQL =>
  mayAsk(who)
    ? sql`(r.state = 'waiting' and r.decider_position_ids @> array[${who.positionId}::uuid] and r.by_user_id <> ${who.userId})`
    : sql`false`;
