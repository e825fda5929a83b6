import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { readBody } from '../flow/note.ts';
import { assertMayOpen, maySignAs } from '../rules/rights.ts';
import { confirmPassword } from '../signing/confirm-password.ts';
import { signConfirmed } from '../signing/sign-letter.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import { manyLetters, mostAtOnce, type Named } from './read-many.ts';

/**
 * Signs many letters with one confirmation (DOMAIN 6, bulk sign): the password is asked once, and each letter is then
 * signed exactly as alone, in a transaction of its own, with a number of its own.
 * @throws Refusal 403 who may sign nothing; 422 no letters or too many, or on `password`; 429 after too many wrong
 *   ones. What one letter is refused stands in its outcome.
 */
export async function signMany(
  deps: Deps,
  who: Who,
  body: unknown,
  log: (fault: unknown) => void,
): Promise<Outcome[]> {
  const { ids } = await readSigning(deps, who, body, mostAtOnce);
  return oneByOne(ids, async (letter) => ({ number: await signConfirmed(deps, who, letter) }), log);
}

/** The right, what is asked for, and the password. @throws Refusal as above */
export async function readSigning(
  { db }: Pick<Deps, 'db'>,
  who: Who,
  body: unknown,
  most: number,
): Promise<{ ids: Named[] }> {
  assertMayOpen(who, '/naskah-dinas/tugas');
  if (!maySignAs(who)) throw forbidden();
  // The password's own rules are confirmPassword's.
  const schema = z.strictObject({ ids: manyLetters(most), password: z.unknown() });
  const { ids, ...confirmation } = readBody(schema, body);
  await confirmPassword(db, who, confirmation);
  return { ids };
}
