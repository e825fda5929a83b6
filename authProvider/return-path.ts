const KEY = 'naskah.return';

/**
 * Sanitises a path to open after sign-in: same origin, no sign-in screen. Refuses '//evil', '/\evil' and whatever
 * else a browser reads as another origin.
 * @returns the path with query and hash, or '/'
 */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return '/';
  const url = new URL(path, location.origin);
  const inside = url.pathname + url.search + url.hash;
  if (url.origin !== location.origin || inside.startsWith('//')) return '/';
  return /^\/(login|password\/reset)\/?$/.test(url.pathname) ? '/' : inside;
}

/** Stores the current or requested path until sign-in is done (SPEC A4 Session). */
export const keepReturnPath = (path = location.pathname + location.search + location.hash): void =>
  sessionStorage.setItem(KEY, safePath(path));

/** The stored path; '/' by default. */
export const keptReturnPath = (): string => safePath(sessionStorage.getItem(KEY));

/** The kept path, once. */
export function takeReturnPath(): string {
  const path = keptReturnPath();
  sessionStorage.removeItem(KEY);
  return path;
}
