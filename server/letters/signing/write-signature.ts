import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { advanceLetter, endTasks } from '../flow/advance-letter.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { giveNumber } from '../numbering/give-number.ts';
import { cosignersOf } from '../reading/find-letter.ts';
import { nextCosigner } from '../rules/inside.ts';
import { type LetterRow, letters } from '../tables.ts';

/**
 * Takes the number and writes the letter as sent, or on to its next signer. Separate, so that tests can crash it without typesetter.
 * @param between what must succeed between taking and writing
 * @throws as giveNumber
 */
export async function writeSignature<T>(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { at, verifyCode, note = null }: { at: Date; verifyCode: string; note?: string | null },
  between: (number: string) => Promise<T>,
): Promise<{ number: string; made: T; isSent: boolean }> {
  const number = await giveNumber(tx, letter, at);
  const made = await between(number);
  await tx
    .update(letters)
    .set({
      ...{ number, verifyCode, signedAt: at },
      scriptDate: letter.scriptDate,
      signedByUserId: actor.userId,
      senderUserId: letter.senderUserId,
    })
    .where(eq(letters.id, letter.id));
  const isSent = await passOn(tx, actor, letter, { at, note });
  return { number, made, isSent };
}

/**
 * After a signature: the letter waits for who signs next, or is sent.
 * @returns whether it is sent
 */
export async function passOn(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { at, note = null }: { at: Date; note?: string | null },
): Promise<boolean> {
  await recordStep(tx, actor, letter.id, 'signed', { at, note });
  if (nextCosigner(await cosignersOf(tx, letter.id))) {
    await advanceLetter(tx, actor, letter, 'signed');
    return false;
  }
  await moveLetter(tx, letter, 'signed', { updatedAt: at });
  await endTasks(tx, letter.id, at);
  await recordStep(tx, actor, letter.id, 'sent', { at: new Date(at.getTime() + 1) });
  return true;
}
