/** The gateway's base URL: same origin unless the build says otherwise (DESIGN 4, SPEC A6). */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');

/** Names this client to the gateway; it protects nothing (DESIGN 4). */
export const apiKey: string = import.meta.env.VITE_API_KEY ?? 'naskah-web';

/** Our own server serves page and API alike; only it keeps the refresh token in a cookie. */
export const isSameOrigin = (): boolean => new URL(apiUrl || '/', location.href).origin === location.origin;

/** Resolves a path against the gateway; full addresses stay unchanged. */
export const addressOf = (path: string | URL): string => {
  const text = String(path);
  return text.startsWith('/') && !text.startsWith('//') ? apiUrl + text : text;
};

/** Tokens go to the gateway only, never to another origin. */
export const isGateway = (address: string): boolean =>
  new URL(address, location.href).origin === new URL(apiUrl || '/', location.href).origin;
