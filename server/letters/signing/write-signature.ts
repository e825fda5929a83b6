import { eq } from 'drizzle-orm';
import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { endTasks } from '../flow/advance-letter.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { giveNumber } from '../numbering/give-number.ts';
import { type LetterRow, letterNumbers } from '../tables.ts';

/**
 * Takes the number and writes the letter as sent. Separate, so that tests can crash it without typesetter.
 * @param between what must succeed between taking and writing
 * @throws as giveNumber
 */
export async function writeSignature<T>(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { at, verifyCode, note = null }: { at: Date; verifyCode: string; note?: string | null },
  between: (number: string) => Promise<T>,
): Promise<{ number: string; made: T }> {
  const number = await giveNumber(tx, letter, at, { by: actor });
  const made = await between(number);
  await writeAsSent(tx, actor, letter, { number, verifyCode, note, at, sentAt: at });
  return { number, made };
}

type Sent = { number: string; verifyCode: string; note: string | null; at: Date; sentAt: Date };

/** Writes the letter as sent; `sentAt` is later than the signature where a seal was awaited. */
export async function writeAsSent(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { number, verifyCode, note, at, sentAt }: Sent,
): Promise<void> {
  await moveLetter(tx, letter, 'signed', {
    number,
    scriptDate: letter.scriptDate,
    verifyCode,
    signedAt: at,
    signedByUserId: actor.userId,
    senderUserId: letter.senderUserId,
    sealingSince: null,
    updatedAt: sentAt,
  });
  if (letter.sealingSince)
    await tx.update(letterNumbers).set({ isKept: false }).where(eq(letterNumbers.letterId, letter.id));
  await endTasks(tx, letter.id, sentAt);
  await recordStep(tx, actor, letter.id, 'signed', { at, note });
  await recordStep(tx, actor, letter.id, 'sent', { at: new Date(sentAt.getTime() + 1) });
}
