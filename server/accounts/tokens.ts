import { createHash, hash, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Seconds (SPEC A5). */
export const accessLifetime = 7200;
export const refreshLifetime = 86_400;

/** Claims of an access token: its session. Rights are looked up, never carried. */
export type AccessClaims = { sessionId: string; userId: string };

type Verified = { claims: AccessClaims; until: number };
const mostVerified = 5000;

/** Signs and verifies access tokens (JWT, HS256) with a key of their own derived from the installation's secret. */
export function tokenMaker(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'naskah', 'access-token', 32));
  /**
   * Caches verified signatures by token hash: a signature stays valid. The session is still checked on every
   * request, so revocation holds.
   */
  const verified = new Map<string, Verified>();
  const verify = async (token: string): Promise<Verified | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      const { sid, sub, exp } = payload;
      if (typeof sid !== 'string' || !sub || !exp) return undefined;
      return { claims: { sessionId: sid, userId: sub }, until: exp * 1000 };
    } catch {
      return undefined;
    }
  };
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
      const digest = hash('sha256', token, 'base64');
      const seen = verified.get(digest);
      if (seen && seen.until > Date.now()) return seen.claims;
      const claims = await verify(token);
      if (!claims) return undefined;
      if (verified.size >= mostVerified) verified.clear();
      verified.set(digest, claims);
      return claims.claims;
    },
  };
}
export type TokenMaker = ReturnType<typeof tokenMaker>;

/** An unguessable token for links and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What of such a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
