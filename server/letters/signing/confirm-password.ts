import { translate } from '../../../lib/language.ts';
import { confirmOwn, countTry, forgetTries } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';

/**
 * Second step of signing. Attempts count separately from sign-in, so
 * that a stolen session cannot lock its owner out.
 * @param purpose under which they count; a mailed link's apart, since whoever it is forwarded to may try
 * @throws Refusal 422 on `password` when it is missing or wrong, 429 after too many wrong ones
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  password = '',
  purpose: 'sign-letter' | 'decide-by-mail' = 'sign-letter',
): Promise<void> {
  if (!password) throw invalid({ password: [translate({ id: 'Isi kata sandi.', en: 'Enter a password.' })] });
  const keys = { purpose, by: { userId: actor.userId } } as const;
  await countTry(deps.db, keys);
  if (await confirmOwn(deps, actor, password)) return forgetTries(deps.db, keys);
  throw invalid(
    { password: [translate({ id: 'Kata sandi salah.', en: 'Wrong password.' })] },
    translate({ id: 'Kata sandi salah.', en: 'Wrong password.' }),
  );
}
