/**
 * What survives a reload. With our server the refresh token is an HttpOnly cookie, so a readable cookie of
 * the same lifetime tells that a session exists; another server's refresh token is kept in web storage.
 */
const MARK = 'naskah_session';
const REFRESH = 'naskah.refresh';
/** What begins so in web storage goes at sign-out. */
export const KEPT = 'naskah.kept.';
/** Recent searches of an older version, which stayed. */
const OLD_SEARCHES = 'naskah.search.';
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

/** Forgets the session in this browser, and with it all that was kept to be read without a network. */
export function forgetSession(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(KEPT) || key.startsWith(OLD_SEARCHES)) storage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase('naskah-kept');
  localStorage.removeItem(REFRESH);
  sessionStorage.removeItem(REFRESH);
  writeMark('', 0);
}

/** Whether the server still has to be told that somebody signed out here: their cookie is out of script's reach. */
export const owesGoodbye = (): boolean => localStorage.getItem(OWED) !== null;
export const oweGoodbye = (): void => localStorage.setItem(OWED, '1');
export const goodbyeSaid = (): void => localStorage.removeItem(OWED);

const read = (storage: Storage): string => storage.getItem(REFRESH) ?? '';

const mark = (): string => new RegExp(`(?:^|; )${MARK}=(\\w+)`).exec(document.cookie)?.[1] ?? '';

function writeMark(value: string, maxAge?: number): void {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and outside https
  document.cookie = `${MARK}=${value}; Path=/; SameSite=Lax${life}${secure}`;
}
