import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refreshLifetime } from './tokens.ts';

const name = 'naskah_refresh';

/** Our own front end requests the cookie; other clients of the contract get the token in the body (SPEC A6). */
export const wantsCookie = (request: FastifyRequest): boolean =>
  // A request with the cookie always gets the cookie back: a script that omits the header must not see the token.
  request.headers['x-refresh-token-in'] === 'cookie' || request.cookies[name] !== undefined;

/** Sets the refresh token as an HttpOnly cookie. Without `remember` it ends with the browser window. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  token: string,
  remember: boolean,
): void {
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    path: '/user/api/Account',
    ...(remember && { maxAge: refreshLifetime }),
  });
}

export const clearRefreshCookie = (reply: FastifyReply): void => {
  reply.clearCookie(name, { path: '/user/api/Account' });
};

/** The token that came with the cookie. */
export const refreshCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[name]?.slice(0, 200);

/** The token from the body, else from the cookie. */
export function presentedRefreshToken(request: FastifyRequest): string | undefined {
  const body = request.body as { refreshToken?: unknown } | null | undefined;
  if (typeof body?.refreshToken === 'string' && body.refreshToken) return body.refreshToken.slice(0, 200);
  return refreshCookie(request);
}
