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
