import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question, question, settled } from '../../db/question.ts';
import type { Who } from '../../who.ts';
import { mayHandle } from '../rules/rights.ts';

/**
 * May this entry dispose? The post must dispose (jabatan), through its holder, a secretary who prepares
 * dispositions (sekretaris), or a delegate with scope "disposisi" (SPEC B2, DOMAIN 6).
 */
export const mayDispose = (executor: Executor, who: Who): Promise<boolean> => ask(executor, disposes(who));

export const disposes = (who: Who): Question<boolean> =>
  mayHandle(who)
    ? question(
        sql`
    select p.can_dispose as post, exists (
      select 1 from secretary s where s.secretary_user_id = ${who.userId} and s.official_position_id = p.id
        and s.is_active and s.can_draft_disposition) as secretary
    from position p where p.id = ${who.positionId}`,
        ([right]: { post: boolean; secretary: boolean }[]) =>
          Boolean(right?.post && (who.entryType !== 'Secretary' || right.secretary)),
      )
    : settled(false);
