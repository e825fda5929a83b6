import { eq } from 'drizzle-orm';
import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { advanceLetter } from '../flow/advance-letter.ts';
import { endTasks } from '../flow/end-tasks.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { giveNumber } from '../numbering/give-number.ts';
import { cosignersOf } from '../reading/find-letter.ts';
import { nextCosigner } from '../rules/inside.ts';
import { type LetterRow, letterNumbers, letters } from '../tables.ts';

/**
 * Takes the number and writes the letter as sent, or on to its next signer. Separate, so that tests can crash it without typesetter.
 * @param between what must succeed between taking and writing
 * @throws as giveNumber
 */
export async function writeSignature<T>(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { at, verifyCode, note = null }: { at: Date; verifyCode: string; note?: string | null },
  between: (number: string) => Promise<T>,
): Promise<{ number: string; made: T; isSent: boolean }> {
  const number = await giveNumber(tx, letter, at, { by: actor });
  const made = await between(number);
  const isSent = await writeFirst(tx, actor, letter, { number, verifyCode, note, at, sentAt: at });
  return { number, made, isSent };
}

type First = { number: string; verifyCode: string; note: string | null; at: Date; sentAt: Date };

/**
 * Writes the first signature, with all that comes with it; `sentAt` is later than the signature where a seal was awaited.
 * @returns whether the letter is sent
 */
export async function writeFirst(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { number, verifyCode, note, at, sentAt }: First,
): Promise<boolean> {
  await tx
    .update(letters)
    .set({
      ...{ number, verifyCode, signedAt: at },
      scriptDate: letter.scriptDate,
      signedByUserId: actor.userId,
      senderUserId: letter.senderUserId,
      sealingSince: null,
    })
    .where(eq(letters.id, letter.id));
  if (letter.sealingSince)
    await tx.update(letterNumbers).set({ isKept: false }).where(eq(letterNumbers.letterId, letter.id));
  return passOn(tx, actor, letter, { at, note, sentAt });
}

/**
 * After a signature: the letter waits for who signs next, or is sent.
 * @returns whether it is sent
 */
export async function passOn(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { at, note = null, sentAt = at }: { at: Date; note?: string | null; sentAt?: Date },
): Promise<boolean> {
  await recordStep(tx, actor, letter.id, 'signed', { at, note });
  if (nextCosigner(await cosignersOf(tx, letter.id))) {
    await advanceLetter(tx, actor, letter, 'signed');
    return false;
  }
  await moveLetter(tx, letter, 'signed', { updatedAt: sentAt });
  await endTasks(tx, letter, sentAt);
  await recordStep(tx, actor, letter.id, 'sent', { at: new Date(sentAt.getTime() + 1) });
  return true;
}
