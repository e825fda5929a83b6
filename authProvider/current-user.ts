import { translate } from '../lib/language.ts';
import { addressOf } from './address.ts';
import { readAnswer } from './answer.ts';
import { keepFlash } from './flash.ts';
import { KEPT } from './kept.ts';
import { activeRole, type CurrentUser, type RoleEntry } from './roles.ts';
import { adoptToken, authorisedFetch, page, soon } from './session.ts';

const ROLE = 'naskah.role';
const PERSON = `${KEPT}person`;
let asked: Promise<CurrentUser> | undefined;

export const SWITCHED = 'Switch role berhasil';
export const NOT_SWITCHED = 'Switch role gagal';

/**
 * Loads the signed-in user once per page load (SPEC A6 GetUserByToken).
 * @throws Error when the response is not a user
 */
export function currentUser(): Promise<CurrentUser> {
  asked ??= askOrRemember().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Forgets the answer, for instance after the profile changed; the next call asks again. */
export const forgetCurrentUser = (): void => {
  asked = undefined;
};

/** The role entry the person acts in now (SPEC A4 Active role). */
export const currentRole = async (): Promise<RoleEntry | undefined> =>
  activeRole(await currentUser(), localStorage.getItem(ROLE));

export const forgetRole = (): void => localStorage.removeItem(ROLE);

/**
 * Switches the role (SPEC A4): stores token and choice, then reloads the app at `/`, which shows "Switch role
 * berhasil".
 * @param to another page to reload at: one that was opened read-only and belongs to that role
 * @returns false when the service refused; the caller shows "Switch role gagal"
 */
export async function switchRole(id: string, to = '/'): Promise<boolean> {
  const token = await requestRole(id).catch(() => undefined);
  if (!token) return false;
  localStorage.setItem(ROLE, id);
  adoptToken(token);
  keepFlash({ kind: 'success', text: SWITCHED });
  page.open(to);
  return true;
}

/** Falls back to the last known user without a response: they see only what they have seen before. */
async function askOrRemember(): Promise<CurrentUser> {
  try {
    const user = await ask();
    // Only what is one's own is shown again without a network.
    if (!user.viewing) keep(user);
    return user;
  } catch (error) {
    const kept = isAway(error) ? localStorage.getItem(PERSON) : null;
    if (kept) return JSON.parse(kept) as CurrentUser;
    throw error;
  }
}

/** No response: no network, or a server that hangs. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

function keep(user: CurrentUser): void {
  try {
    localStorage.setItem(PERSON, JSON.stringify(user));
  } catch {
    // A browser without storage opens only with a network.
  }
}

async function ask(): Promise<CurrentUser> {
  const user = await getUser();
  const kept = localStorage.getItem(ROLE);
  const active = user.listRoles?.find((entry) => entry.isActive);
  if (!kept || active?.id === kept) return user;
  // The stored choice outlives its token (new sign-in, reload): get a token that matches it.
  const known = user.listRoles?.some((entry) => entry.id === kept);
  const token = known ? await requestRole(kept) : undefined;
  if (!token) {
    forgetRole();
    return user;
  }
  adoptToken(token, 'quietly');
  return getUser();
}

async function getUser(): Promise<CurrentUser> {
  const answer = await readAnswer<CurrentUser>(
    await authorisedFetch('/user/api/Account/GetUserByToken', { signal: soon() }),
  );
  if (!answer.ok || !answer.data?.id)
    throw new Error(
      answer.message ??
        translate({ id: 'Data pengguna tidak dapat dimuat.', en: 'The user’s data could not be loaded.' }),
    );
  const { urlImage } = answer.data;
  return { ...answer.data, ...(urlImage && { urlImage: addressOf(urlImage) }) };
}

async function requestRole(id: string): Promise<string | undefined> {
  const response = await authorisedFetch('/user/api/Role/ChangeRolesV2', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
    signal: soon(),
  });
  const answer = await readAnswer<{ token?: string }>(response);
  return answer.ok ? answer.data?.token : undefined;
}
