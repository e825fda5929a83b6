import { sql } from 'drizzle-orm';
import type { OpeningKind } from '../../../domain/letters/letter-opening.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

/** Logs openings above Biasa (SPEC B3). `open-timeline` goes to the audit log only: it reveals no content. */
export async function recordOpening(
  executor: Executor,
  actor: Actor,
  letter: Pick<LetterRow, 'id' | 'securityRank'>,
  what: OpeningKind | 'open-timeline' | 'download-unmarked',
  fileName?: string,
): Promise<void> {
  if (letter.securityRank <= openRank) return;
  await recordAudit(executor, {
    actor,
    action: what,
    resource: 'letter',
    recordId: letter.id,
    after: { positionId: actor.positionId, forUserId: actor.forUserId, ...(fileName && { fileName }) },
  });
}

/** For what is asked for beside the letter: one opening, logged once in ten minutes. */
export async function recordOpeningOnce(
  executor: Executor,
  actor: Actor,
  letter: Pick<LetterRow, 'id' | 'securityRank'>,
): Promise<void> {
  if (letter.securityRank <= openRank) return;
  const { rows } = await executor.execute(sql`
    select from audit_log where resource = 'letter' and record_id = ${letter.id} and action = 'open'
      and user_id = ${actor.userId} and entry_id is not distinct from ${actor.entryId}
      and at > now() - interval '10 minutes' limit 1`);
  if (rows.length === 0) await recordOpening(executor, actor, letter, 'open');
}
