import { authorisedFetch } from '../../authProvider/index.ts';
import { say } from '../../lib/language.ts';
import { menuWords } from './menu-words.ts';

type Field = 'currentPassword' | 'password';
/** `endTokens`: also revokes the tokens that programs and calendars fetch with. */
export type PasswordChange = Record<Field, string> & { endTokens: boolean };
export type PasswordRefusal = { message: string; fields: Partial<Record<Field, string>> };

/**
 * POST /user/api/Account/ChangePassword.
 * @returns the refusal by field; undefined when the password is changed
 * @throws TypeError when the network is unavailable
 */
export async function changePassword(change: PasswordChange): Promise<PasswordRefusal | undefined> {
  const response = await authorisedFetch('/user/api/Account/ChangePassword', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (response.ok) return undefined;
  const answer = (await response.json().catch(() => ({}))) as {
    message?: string;
    errors?: Partial<Record<Field, string[]>>;
  };
  return {
    message: answer.message ?? say(menuWords.notChanged),
    fields: {
      ...(answer.errors?.currentPassword?.[0] && { currentPassword: answer.errors.currentPassword[0] }),
      ...(answer.errors?.password?.[0] && { password: answer.errors.password[0] }),
    },
  };
}
