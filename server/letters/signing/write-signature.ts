import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { endTasks } from '../flow/advance-letter.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { giveNumber } from '../numbering/give-number.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Takes the number and writes the letter as sent. Separate, so that tests can crash it without typesetter.
 * @param between what must succeed between taking and writing
 * @throws as giveNumber
 */
export async function writeSignature<T>(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { at, verifyCode, note = null }: { at: Date; verifyCode: string; note?: string | null },
  between: (number: string) => Promise<T>,
): Promise<{ number: string; made: T }> {
  const number = await giveNumber(tx, letter, at);
  const made = await between(number);
  await moveLetter(tx, letter, 'signed', {
    number,
    scriptDate: letter.scriptDate,
    verifyCode,
    signedAt: at,
    signedByUserId: actor.userId,
    senderUserId: letter.senderUserId,
    updatedAt: at,
  });
  await endTasks(tx, letter.id, at);
  await recordStep(tx, actor, letter.id, 'signed', { at, note });
  await recordStep(tx, actor, letter.id, 'sent', { at: new Date(at.getTime() + 1) });
  return { number, made };
}
