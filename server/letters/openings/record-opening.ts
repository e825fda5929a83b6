import { openRank } from '../../../domain/letters/letter.ts';
import type { OpeningKind } from '../../../domain/letters/letter-opening.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Logs that a letter above Biasa was opened: who, in which post, for whom, and which of its files (SPEC B3). The history
 * of a letter (`open-timeline`) is in the audit log only: it says nothing of what is in the letter.
 */
export async function recordOpening(
  executor: Executor,
  who: Who,
  letter: Pick<LetterRow, 'id' | 'securityRank'>,
  what: OpeningKind | 'open-timeline' | 'download-unmarked',
  fileName?: string,
): Promise<void> {
  if (letter.securityRank <= openRank) return;
  await recordAudit(executor, {
    who,
    action: what,
    resource: 'letter',
    recordId: letter.id,
    after: { positionId: who.positionId, forUserId: who.forUserId, ...(fileName && { fileName }) },
  });
}
