import { addressOf, apiKey } from '../../authProvider/address.ts';
import { readAnswer, unreachable } from '../../authProvider/answer.ts';

export const firstAdministrator = '/user/api/Account/FirstAdministrator';

type Installation = { isOpen?: boolean; oidc?: boolean; companyName?: string };

/**
 * Whether no account exists yet, whether there is a company account, and whose the installation is; nothing where the
 * server does not say. Asked once a page.
 */
export const asked = (): Promise<Installation> => (answer ??= ask());
let answer: Promise<Installation> | undefined;

async function ask(): Promise<Installation> {
  const { data } = await fetch(addressOf(firstAdministrator), { headers: { 'X-Api-Key': apiKey } })
    .then((response) => readAnswer<Installation>(response))
    .catch(() => unreachable);
  return data ?? {};
}

/** On the letter beside the form. */
export function nameCompany(name: string): void {
  const place = document.getElementById('gate-company');
  if (place) place.textContent = name;
}
