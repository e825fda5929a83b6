/**
 * What survives a reload. Our server's refresh token is an HttpOnly cookie, so a readable cookie of the same
 * lifetime marks a session; other servers' tokens are in web storage.
 */
const MARK = 'naskah_session';
/** The encryption key of this device's sealed data: a cookie, so that the browser drops it with the session. */
const SEAL = 'naskah_seal';
/** Of every key in web storage. */
export const PREFIX = 'naskah.';
/** Prefix in web storage of what is deleted when the session ends. */
export const KEPT = `${PREFIX}kept.`;
/** Prefix of what is encrypted for its user: outlives a session that ran out, not a sign-out. */
export const SEALED = `${PREFIX}typed`;
const REFRESH = `${PREFIX}refresh`;
/** Recent searches of an older version, which stayed. */
const OLD_SEARCHES = `${PREFIX}search.`;
/** react-admin's state of each list, with its searches; columns and language may stay. */
const LIST = /^RaStore.*\.listParams$/;
/** A sign-out that the server has not heard of. */
const OWED = `${PREFIX}goodbye`;
/** The refresh token's life (SPEC A5). */
const LIFE = 86_400;

/** Whether this browser probably holds a session; the server has the last word. */
export const hasSession = (): boolean => mark() !== '' || keptRefreshToken() !== '';

/** Did the user choose to stay signed in on this device? */
export const isRemembered = (): boolean => mark() === 'remember' || read(localStorage) !== '';

/** The refresh token of a server that gives it to scripts; '' with our own. */
export const keptRefreshToken = (): string => read(sessionStorage) || read(localStorage);

/**
 * Stores a session: the token, or the mark when a cookie has it. Writes before it removes, so that a tab loading
 * meanwhile always finds a session.
 */
export function keepSession(refreshToken: string | undefined, remember: boolean): void {
  if (!refreshToken) {
    writeMark(remember ? 'remember' : 'session', remember ? LIFE : undefined);
    localStorage.removeItem(REFRESH);
    sessionStorage.removeItem(REFRESH);
    return;
  }
  const [chosen, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  chosen.setItem(REFRESH, refreshToken);
  other.removeItem(REFRESH);
  writeMark('', 0);
}

let sealKey = '';

/**
 * Stores the key the server gives with a session, for the session's lifetime; the same for all of a user's
 * sessions.
 * @param key none from servers without keys: then a generated one, and what it seals is lost with the session
 */
export function keepDeviceKey(key: string | undefined, remember: boolean): void {
  sealKey = key || deviceKey();
  writeCookie(SEAL, sealKey, remember ? LIFE : undefined);
}

/**
 * The encryption key of this device's sealed data: 32 bytes as base64url. Cached in memory while the session lasts.
 */
export function deviceKey(): string {
  sealKey ||= cookie(SEAL) || toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return sealKey;
}

/**
 * Deletes the session in this browser, with all data stored for offline reading.
 * @param options isLeaving: the key stays in memory for what forms still seal while the page is left; isSignedOut:
 * by the user, so that sealed text goes too
 */
export function forgetSession({ isLeaving = false, isSignedOut = false } = {}): void {
  const ended = isSignedOut ? [KEPT, OLD_SEARCHES, SEALED] : [KEPT, OLD_SEARCHES];
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (ended.some((prefix) => key.startsWith(prefix)) || LIST.test(key)) storage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase('naskah-kept');
  localStorage.removeItem(REFRESH);
  sessionStorage.removeItem(REFRESH);
  writeMark('', 0);
  writeCookie(SEAL, '', 0);
  if (!isLeaving) sealKey = '';
}

/** Flag: the server does not know of a sign-out yet; its cookie is out of the script's reach. */
export const owesGoodbye = (): boolean => localStorage.getItem(OWED) !== null;
export const oweGoodbye = (): void => localStorage.setItem(OWED, '1');
export const goodbyeSaid = (): void => localStorage.removeItem(OWED);

const read = (storage: Storage): string => storage.getItem(REFRESH) ?? '';

const mark = (): string => cookie(MARK);

const cookie = (name: string): string =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1] ?? '';

const writeMark = (value: string, maxAge?: number): void => writeCookie(MARK, value, maxAge);

function writeCookie(name: string, value: string, maxAge?: number): void {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and outside https
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${life}${secure}`;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
