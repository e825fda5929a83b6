/**
 * What survives a reload. With our server the refresh token is an HttpOnly cookie, so a readable cookie of
 * the same lifetime tells that a session exists; another server's refresh token is kept in web storage.
 */
const MARK = 'naskah_session';
const REFRESH = 'naskah.refresh';
/** The key of what lies sealed on this device: a cookie, so that the browser itself drops it with the session. */
const SEAL = 'naskah_seal';
/** What begins so in web storage goes at sign-out. */
export const KEPT = 'naskah.kept.';
/** Recent searches of an older version, which stayed. */
const OLD_SEARCHES = 'naskah.search.';
/** What react-admin remembers of each list, searches among it; columns and language may stay. */
const LIST = /^RaStore.*\.listParams$/;
/** A sign-out that the server has not heard of. */
const OWED = 'naskah.goodbye';
/** The refresh token's life (SPEC A5). */
const LIFE = 86_400;

/** Whether this browser probably holds a session; the server has the last word. */
export const hasSession = (): boolean => mark() !== '' || keptRefreshToken() !== '';

/** Whether the person asked to stay signed in on this device. */
export const isRemembered = (): boolean => mark() === 'remember' || read(localStorage) !== '';

/** The refresh token of a server that hands it to script; '' with our own. */
export const keptRefreshToken = (): string => read(sessionStorage) || read(localStorage);

/**
 * Keeps a session: the token where there is one, the mark where the cookie has it. Writes before it removes,
 * so that a tab that is just being loaded never finds nothing.
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
 * Keeps the key that the server hands out with a session, the same for each of one person's, as long as that session.
 * @param key none from a server that hands out none: then one is made up, and what it seals is lost with the session
 */
export function keepDeviceKey(key: string | undefined, remember: boolean): void {
  sealKey = key || deviceKey();
  writeCookie(SEAL, sealKey, remember ? LIFE : undefined);
}

/** The key of what lies sealed on this device: 32 bytes as base64url. Stays in memory while the session lasts. */
export function deviceKey(): string {
  sealKey ||= cookie(SEAL) || toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return sealKey;
}

/**
 * Forgets the session in this browser, and with it all that was kept to be read without a network.
 * @param options isLeaving: the key stays in memory for what forms still seal while the page is left
 */
export function forgetSession({ isLeaving = false } = {}): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(KEPT) || key.startsWith(OLD_SEARCHES) || LIST.test(key)) storage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase('naskah-kept');
  localStorage.removeItem(REFRESH);
  sessionStorage.removeItem(REFRESH);
  writeMark('', 0);
  writeCookie(SEAL, '', 0);
  if (!isLeaving) sealKey = '';
}

/** Whether the server still has to be told that somebody signed out here: their cookie is out of script's reach. */
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
