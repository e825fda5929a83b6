import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { recordStep } from '../flow/history.ts';
import type { LetterRow } from '../tables.ts';

/** Records in the answered letter's history that its response was sent; in the signing transaction. */
export async function noteResponse(tx: Executor, actor: ActedBy, letter: LetterRow, at: Date): Promise<void> {
  if (letter.responseToId) await recordStep(tx, actor, letter.responseToId, 'responded', { at });
}
