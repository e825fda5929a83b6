import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question, question, settled } from '../../db/question.ts';
import { mayHandle } from '../rules/rights.ts';

/**
 * May this entry dispose (SPEC B2, DOMAIN 6)? Through its holder, a secretary who
 * prepares dispositions, or a delegate's scope.
 */
export const mayDispose = (executor: Executor, actor: Actor): Promise<boolean> =>
  ask(executor, disposes(actor));

export const disposes = (actor: Actor): Question<boolean> =>
  mayHandle(actor)
    ? question(
        sql`
    select p.can_dispose as post, exists (
      select 1 from secretary s where s.secretary_user_id = ${actor.userId} and s.official_position_id = p.id
        and s.is_active and s.can_draft_disposition) as secretary
    from position p where p.id = ${actor.positionId}`,
        ([right]: { post: boolean; secretary: boolean }[]) =>
          Boolean(right?.post && (actor.entryType !== 'Secretary' || right.secretary)),
      )
    : settled(false);
