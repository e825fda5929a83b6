import { addressOf, apiKey } from '../../authProvider/address.ts';
import { type Answer, readAnswer, unreachable } from '../../authProvider/answer.ts';

export const firstAdministrator = '/user/api/Account/FirstAdministrator';

/** Whether no account exists yet; undefined when the server does not say. */
export const isFirstOpen = async (): Promise<boolean | undefined> =>
  (await get<{ isOpen?: boolean }>(firstAdministrator)).data?.isOpen;

/** Asks what anybody may know. */
export const get = <T>(path: string): Promise<Answer<T>> =>
  fetch(addressOf(path), { headers: { 'X-Api-Key': apiKey } })
    .then((response) => readAnswer<T>(response))
    .catch(() => unreachable);
