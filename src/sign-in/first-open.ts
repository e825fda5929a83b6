import { addressOf, apiKey } from '../../authProvider/address.ts';
import { readAnswer, unreachable } from '../../authProvider/answer.ts';

export const firstAdministrator = '/user/api/Account/FirstAdministrator';

/** Whether no account exists yet, and whether there is a company account; neither when the server does not say. */
export async function asked(): Promise<{ isOpen?: boolean; oidc?: boolean }> {
  const answer = await fetch(addressOf(firstAdministrator), { headers: { 'X-Api-Key': apiKey } })
    .then((response) => readAnswer<{ isOpen?: boolean; oidc?: boolean }>(response))
    .catch(() => unreachable);
  return answer.data ?? {};
}
