import { type SQL, sql } from 'drizzle-orm';
import { isUndecided } from '../../../domain/archive/access-life.ts';
import type { Actor } from '../../actor.ts';
import { mayAsk } from './find-request.ts';
import { requestIn } from './request-in.ts';

/** Condition on `access_request r`: awaits this user's decision; never their own request. */
export const waitsForDecisionOf = (actor: Actor): SQL =>
  mayAsk(actor)
    ? sql`(${requestIn('r.state', isUndecided)} and r.decider_position_ids @> array[${actor.positionId}::uuid] and r.by_user_id <> ${actor.userId})`
    : sql`false`;
