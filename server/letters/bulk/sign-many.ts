import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { readBody } from '../flow/note.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertMayOpen, maySignAs } from '../rules/rights.ts';
import { confirmPassword } from '../signing/confirm-password.ts';
import { signConfirmed } from '../signing/sign-letter.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import { manyLetters } from './read-many.ts';

/**
 * Signs many letters with one confirmation (DOMAIN 6, bulk sign): the password is asked once, and each letter is then
 * signed exactly as alone, in a transaction of its own, with a number of its own.
 * @throws Refusal 403 who may sign nothing; 422 no letters or too many, or on `password`; 429 after too many wrong
 *   ones. What one letter is refused stands in its outcome.
 */
export async function signMany(
  deps: Deps,
  who: Who,
  { body, address }: { body: unknown; address: string },
  log: (fault: unknown) => void,
): Promise<Outcome[]> {
  assertMayOpen(who, '/naskah-dinas/tugas');
  if (!maySignAs(who)) throw forbidden();
  const { ids, ...confirmation } = readBody(schema, body);
  await confirmPassword(deps.db, who, { body: confirmation, address });
  return oneByOne(
    ids,
    async (letter) => {
      await signConfirmed(deps, who, letter);
      const { number } = await findLetter(deps.db, who, letter.id);
      return number ? { number } : {};
    },
    log,
  );
}

/** The password's own rules are confirmPassword's. */
const schema = z.strictObject({ ids: manyLetters, password: z.unknown() });
