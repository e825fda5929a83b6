import { type SQL, sql } from 'drizzle-orm';
import { isUndecided } from '../../../domain/archive/access-life.ts';
import type { Who } from '../../who.ts';
import { mayAsk } from './find-request.ts';
import { requestIn } from './request-in.ts';

/** Condition on `access_request r`: awaits this user's decision; never their own request. */
export const waitsForDecisionOf = (who: Who): SQL =>
  mayAsk(who)
    ? sql`(${requestIn('r.state', isUndecided)} and r.decider_position_ids @> array[${who.positionId}::uuid] and r.by_user_id <> ${who.userId})`
    : sql`false`;
