import { addressOf, apiKey } from '../../authProvider/address.ts';
import { readAnswer, unreachable } from '../../authProvider/answer.ts';

export const firstAdministrator = '/user/api/Account/FirstAdministrator';

/** Whether no account exists yet; undefined when the server does not say. */
export async function isFirstOpen(): Promise<boolean | undefined> {
  const answer = await fetch(addressOf(firstAdministrator), { headers: { 'X-Api-Key': apiKey } })
    .then((response) => readAnswer<{ isOpen?: boolean }>(response))
    .catch(() => unreachable);
  return answer.data?.isOpen;
}
