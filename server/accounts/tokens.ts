import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Seconds (SPEC A5). */
export const accessLifetime = 7200;
export const refreshLifetime = 86_400;

/** What an access token says: which session it belongs to. Rights are looked up, never carried. */
export type AccessClaims = { sessionId: string; userId: string };

/** Makes and checks access tokens (JWT, HS256) with a key of their own derived from the installation's secret. */
export function tokenMaker(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'naskah', 'access-token', 32));
  return {
    sign: ({ sessionId, userId }: AccessClaims): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${accessLifetime}s`)
        .sign(key),
    /** Undefined for anything that is not a valid, unexpired token of ours. */
    read: async (token: string): Promise<AccessClaims | undefined> => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return typeof payload.sid === 'string' && payload.sub
          ? { sessionId: payload.sid, userId: payload.sub }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
export type TokenMaker = ReturnType<typeof tokenMaker>;

/** An unguessable token for links and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What of such a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
