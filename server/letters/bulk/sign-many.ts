import type { ChosenLetter, LetterOutcome, SignMany } from '../../../domain/calls/letters/flow.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import { assertMayOpen, maySignAs } from '../rules/rights.ts';
import { confirmPassword } from '../signing/confirm-password.ts';
import { type Given, signConfirmed } from '../signing/sign-letter.ts';
import { oneByOne } from './one-by-one.ts';

/**
 * One password check for many letters (DOMAIN 6, bulk sign), each in its
 * own transaction. Single refusals are outcomes.
 * @throws Refusal 403 without permission to sign; 422 no letters or too many, or on `password`; 429 after too many
 * wrong ones
 */
export async function signMany(
  deps: Deps,
  actor: Actor,
  body: () => SignMany,
  log: (fault: unknown) => void,
): Promise<LetterOutcome[]> {
  const { ids } = await readSigning(deps, actor, body);
  return oneByOne(ids, async (letter) => outcomeOf(await signConfirmed(deps, actor, letter)), log);
}

/** One whose seal is awaited is neither done nor refused: it goes on by itself. */
export const outcomeOf = ({ number, waits }: Given): Omit<LetterOutcome, 'id'> =>
  waits ? { ok: false, statusCode: 202, number, message: translate(waitsFor(waits)) } : { ok: true, number };

const waitsFor = (why: Message): Message => ({
  id: `Ditandatangani, menunggu segel dan diteruskan sendiri. ${why.id}`,
  en: `Signed, waiting for its seal and passed on by itself. ${why.en}`,
});

/**
 * Checks the permission, then the body, then the password.
 * @throws Refusal as signMany
 */
export async function readSigning(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  body: () => SignMany,
): Promise<{ ids: ChosenLetter[] }> {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!maySignAs(actor)) throw forbidden();
  const { ids, password } = body();
  await confirmPassword(deps, actor, password);
  return { ids };
}
