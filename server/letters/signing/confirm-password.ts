import { translate } from '../../../lib/language.ts';
import { confirmOwn, countedTry, forgetTries, type Why, whyOf } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';

type Purpose = {
  /** Under which tries count; a mailed link's apart, since whoever it is forwarded to may try. */
  purpose?: 'sign-letter' | 'decide-by-mail';
  /** Takes each refused try, with its number of the last 15 minutes. */
  onRefused?: (count: number, why: Why) => Promise<void>;
};

/**
 * Second step of signing. Attempts count separately from sign-in, so
 * that a stolen session cannot lock its owner out.
 * @throws Refusal 422 on `password` when it is missing or wrong, 429 after too many wrong ones
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  password = '',
  { purpose = 'sign-letter', onRefused }: Purpose = {},
): Promise<void> {
  if (!password) throw invalid({ password: [translate({ id: 'Isi kata sandi.', en: 'Enter a password.' })] });
  const keys = { purpose, by: { userId: actor.userId } } as const;
  // The count of this very try: of several at once each has its own.
  const { count, refusal } = await countedTry(deps.db, keys);
  if (refusal) {
    await onRefused?.(count, 'too-many');
    throw refusal;
  }
  const isOwn = await confirmOwn(deps, actor, password).catch(async (thrown: unknown) => {
    await onRefused?.(count, whyOf(thrown));
    throw thrown;
  });
  if (isOwn) return forgetTries(deps.db, keys);
  await onRefused?.(count, 'password');
  throw invalid(
    { password: [translate({ id: 'Kata sandi salah.', en: 'Wrong password.' })] },
    translate({ id: 'Kata sandi salah.', en: 'Wrong password.' }),
  );
}
