import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { recordStep } from '../flow/history.ts';
import type { LetterRow } from '../tables.ts';

/** Records in the answered letter's history that its response was sent; in the signing transaction. */
export async function noteResponse(tx: Executor, who: Who, letter: LetterRow, at: Date): Promise<void> {
  if (letter.responseToId) await recordStep(tx, who, letter.responseToId, 'responded', { at });
}
