import { language, translate } from '../lib/language.ts';
import { addressOf, apiKey, isGateway, isSameOrigin } from './address.ts';
import { type Answer, readAnswer, unreachable } from './answer.ts';
import { keepFlash } from './flash.ts';
import {
  forgetSession,
  goodbyeSaid,
  hasSession,
  isRemembered,
  keepDeviceKey,
  keepSession,
  keptRefreshToken,
  oweGoodbye,
  owesGoodbye,
} from './kept.ts';
import { keepReturnPath } from './return-path.ts';
import { broadcast, onBroadcast, pause, withTabLock } from './tabs.ts';

export type Tokens = {
  token: string;
  refreshToken?: string;
  deviceKey?: string;
  /** An administrator gave the password: nothing else is answered until it is changed. */
  mustChangePassword?: boolean;
};
export type Credentials = { email: string; password: string; remember: boolean; code?: string };
/** What the company's provider led the browser back with. */
export type CompanyAnswer = { query: string; remember: boolean };
type Renewal = 'renewed' | 'ended' | 'unreachable';

/** Thrown to calls when the session is over; the page is already on its way to /login. */
export class SessionEnded extends Error {
  readonly status = 401;
  constructor() {
    super(
      translate({
        id: 'Sesi Anda berakhir. Masuk kembali untuk melanjutkan.',
        en: 'Your session has ended. Sign in again to continue.',
      }),
    );
    this.name = 'SessionEnded';
  }
}

/** The access token: in memory only, so that no script finds it in storage (DESIGN 6). */
let access = '';
let renewing: Promise<Renewal> | undefined;
/** The server's words for an end that its person could not foresee. */
let endedBecause = '';
let isSignedOut = false;

/** Did the user sign out deliberately, here or in another tab? Then no draft of theirs is stored. */
export const hasSignedOut = (): boolean => isSignedOut;
/** Page navigation; an object so that tests can spy on it. */
export const page = {
  reload: (): void => location.reload(),
  open: (path: string): void => location.assign(path),
};

/**
 * Signs in (SPEC A6). A 401 here means a wrong password, not the session's end.
 * @returns the response with its messages; status 0 when nobody answered
 */
export async function signIn(
  credentials: Credentials | CompanyAnswer,
  path = '/user/api/Account/login',
): Promise<Answer<Tokens>> {
  await settleGoodbye();
  const answer = await post<Tokens>(path, credentials);
  if (!answer.ok || !answer.data?.token) return { ...answer, ok: false };
  if (answer.data.mustChangePassword) access = answer.data.token;
  else beginSession(answer.data, credentials.remember);
  return answer;
}

/** Keeps a session for this browser. */
export function beginSession({ token, refreshToken, deviceKey }: Tokens, remember: boolean): void {
  isSignedOut = false;
  // The server ends the old cookie's session on sign-in, so no sign-out is pending.
  goodbyeSaid();
  access = token;
  keepSession(refreshToken, remember);
  keepDeviceKey(deviceKey, remember);
  broadcast({ kind: 'signed-in' });
}

/** Milliseconds to wait for the sign-out response; the call continues after the page is left. */
const goodbye = 3000;

/**
 * Signs out here, on the server and in other tabs. Offline it clears this browser at once; the next page sends the
 * sign-out before anything else (settleGoodbye).
 * @returns where to go next: the sign-in page, or by way of the company account's provider
 */
export async function signOut(): Promise<string> {
  const known = hasSession();
  const body = refreshBody();
  // A token in script is gone once deleted; only the cookie's session needs the server.
  if (known && !body.refreshToken) oweGoodbye();
  const leaving = known ? sayGoodbye(body) : undefined;
  access = '';
  isSignedOut = true;
  forgetSession({ isSignedOut: known });
  broadcast({ kind: 'signed-out', isDeliberate: known });
  const next = leaving && (await Promise.race([leaving, pause(goodbye).then(() => undefined)]));
  return next || '/login';
}

/**
 * Sends a pending sign-out.
 * @returns false while the server cannot be reached
 */
export async function settleGoodbye(): Promise<boolean> {
  if (owesGoodbye()) await sayGoodbye({});
  return !owesGoodbye();
}

async function sayGoodbye(body: { refreshToken?: string }): Promise<string | undefined> {
  const { status, data } = await post<{ leave?: string }>('/user/api/Account/RevokeToken', body);
  if (status !== 0 && status !== 429 && status < 500) goodbyeSaid();
  return data?.leave;
}

/** Resumes the session after a page load: 'ended' means sign in, 'unreachable' means try later. */
export const resume = (): Promise<Renewal> => renew('');

/**
 * Stores the token of a role switch (SPEC A4) and restarts other tabs in the new role; 'quietly' leaves them, for a
 * token that only catches up with their role.
 */
export function adoptToken(token: string, quietly?: 'quietly'): void {
  access = token;
  if (!quietly) broadcast({ kind: 'role' });
}

/**
 * Fetches with API key and token. On 401 renews once, shared by all requests and tabs, and retries once. When the
 * session is over, stores the path and opens /login.
 * @param input a path on the gateway, or a full address (which gets no token unless it is the gateway's)
 * @throws SessionEnded when signing in again is needed, TypeError when the network is away
 */
export async function authorisedFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const address = addressOf(input);
  if (!isGateway(address)) return fetch(address, init);
  if (!access && hasSession()) await renewOrLeave('');
  const used = access;
  const response = await fetch(address, { ...init, headers: headersFor(init.headers) });
  if (response.status !== 401) return response;
  await renewOrLeave(used);
  const again = await fetch(address, { ...init, headers: headersFor(init.headers) });
  if (again.status === 401) leave();
  return again;
}

async function renewOrLeave(used: string): Promise<void> {
  const renewal = await renew(used);
  if (renewal === 'ended') leave();
  if (renewal === 'unreachable')
    throw new TypeError(
      translate({ id: 'Layanan tidak dapat dihubungi.', en: 'The service cannot be reached.' }),
    );
}

/** @throws SessionEnded always */
function leave(): never {
  // After a sign-out the next person may be another: nothing leads them to what was open.
  if (!isSignedOut && location.pathname !== '/login') {
    keepReturnPath();
    keepFlash({ kind: 'info', text: endedBecause || new SessionEnded().message });
  }
  access = '';
  forgetSession({ isLeaving: true });
  page.open('/login');
  throw new SessionEnded();
}

/** One renewal for everybody who found `stale` refused. */
function renew(stale: string): Promise<Renewal> {
  if (access && access !== stale) return Promise.resolve('renewed');
  renewing ??= withTabLock(async (waited) => {
    // The other tab's message with the new token may still be on its way.
    if (waited) await pause(50);
    return access && access !== stale ? 'renewed' : exchange();
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function exchange(): Promise<Renewal> {
  if (!hasSession() || !(await settleGoodbye())) return 'ended';
  const replaces = keptRefreshToken();
  const remember = isRemembered();
  const answer = await post<Tokens & { ended?: string }>('/user/api/Account/RefreshToken', refreshBody());
  if (answer.status === 0 || answer.status === 429 || answer.status >= 500) return 'unreachable';
  // A given password is changed right after signing in with it.
  if (!answer.ok || !answer.data?.token || answer.data.mustChangePassword) {
    endedBecause = (answer.data?.ended && answer.message) || '';
    return 'ended';
  }
  access = answer.data.token;
  keepSession(answer.data.refreshToken, remember);
  keepDeviceKey(answer.data.deviceKey, remember);
  const { token, refreshToken } = answer.data;
  broadcast({ kind: 'renewed', token, refreshToken, replaces });
  return 'renewed';
}

const refreshBody = (): { refreshToken?: string } => {
  const refreshToken = keptRefreshToken();
  return refreshToken ? { refreshToken } : {};
};

function headersFor(given?: HeadersInit): Headers {
  const headers = new Headers(given);
  headers.set('X-Api-Key', apiKey);
  // Another origin's server may not let the browser send it.
  if (language() === 'en' && isSameOrigin()) headers.set('X-Language', 'en');
  if (access) headers.set('Authorization', `Bearer ${access}`);
  return headers;
}

/** The limit of calls that everything waits for. */
export const soon = (): AbortSignal => AbortSignal.timeout(20_000);

/** A call outside the renewing circle: signing in and out, rotating, the password mail. */
export async function post<T>(path: string, body?: object): Promise<Answer<T>> {
  const headers = headersFor({ 'Content-Type': 'application/json' });
  if (isSameOrigin()) headers.set('X-Refresh-Token-In', 'cookie');
  try {
    const response = await fetch(addressOf(path), {
      method: 'POST',
      headers,
      body: JSON.stringify(body ?? {}),
      signal: soon(),
      // Leaving the page must not lose a rotated refresh token already on its way.
      keepalive: true,
    });
    return await readAnswer<T>(response);
  } catch {
    return unreachable;
  }
}

onBroadcast((message) => {
  if (message.kind === 'renewed') {
    // Tabs with different tokens are separate sessions; follow only a shared one.
    if ((message.replaces ?? '') !== keptRefreshToken() && message.refreshToken !== keptRefreshToken())
      return;
    access = message.token;
    if (message.refreshToken) keepSession(message.refreshToken, isRemembered());
  } else if (message.kind === 'signed-in') {
    if (hasSession()) page.reload();
  } else if (message.kind === 'role') {
    page.open('/');
  } else {
    access = '';
    isSignedOut = true;
    forgetSession({ isSignedOut: message.isDeliberate });
    if (!/^\/(login|password\/reset|undangan)$/.test(location.pathname)) page.open('/login');
  }
});
