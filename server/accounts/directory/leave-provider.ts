import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { directoryOf } from '../../directory/index.ts';
import { openTokens } from './session-tokens.ts';

/** Where the browser ends the company account's session, of one that was opened by it; undefined for others. */
export async function leaveAddress({ db, config }: Deps, sessionId: string): Promise<string | undefined> {
  const { oidc } = directoryOf(config);
  if (!oidc) return undefined;
  const found = await db.execute<{ sealedTokens: string | null }>(sql`
    select sealed_tokens as "sealedTokens" from session
    where id = ${sessionId} and way = 'oidc' and revoked_at is null`);
  const tokens = openTokens(config.secret, sessionId, found.rows[0]?.sealedTokens ?? null);
  return tokens && oidc.leaveAddress(tokens.idToken);
}
