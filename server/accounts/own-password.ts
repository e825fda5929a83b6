import type { FastifyRequest } from 'fastify';
import { translate } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/index.ts';

import { confirmOwn } from './confirm-own.ts';
import { countTry, forgetTries } from './throttle.ts';

/**
 * Confirms the password before an act that outlives the session: an
 * unattended screen must not give the account away.
 * @throws Refusal 422 at `field` for a wrong password, 429 after too many tries
 */
export async function assertOwnPassword(
  deps: Deps,
  { actor }: FastifyRequest,
  password: string,
  field = 'password',
): Promise<void> {
  const keys = { purpose: 'change-password', by: { userId: actor.userId } } as const;
  await countTry(deps.db, keys);
  if (!(await confirmOwn(deps, actor, password)))
    throw invalid({
      [field]: [translate({ id: 'Kata sandi tidak cocok.', en: 'The password does not match.' })],
    });
  await forgetTries(deps.db, keys);
}
