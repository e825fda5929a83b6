import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { recordStep } from '../flow/history.ts';
import type { LetterRow } from '../tables.ts';

/** Writes into the history of the letter answered that an answer to it was sent; in the transaction that signs it. */
export async function noteResponse(tx: Executor, who: Who, letter: LetterRow, at: Date): Promise<void> {
  if (letter.responseToId) await recordStep(tx, who, letter.responseToId, 'responded', { at });
}
