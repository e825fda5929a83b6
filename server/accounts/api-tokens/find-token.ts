import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { personAs } from '../load-actor.ts';
import { hashToken, randomToken } from '../tokens.ts';

/** Prefix that identifies a leaked token in a file or a message. */
const mark = 'naskah_';

/** A new token: 256 bits, marked. */
export const newApiToken = (): string => mark + randomToken();

export const isApiToken = (bearer: string): boolean => bearer.startsWith(mark);

export const apiTokenHash = (token: string): string => hashToken(token);

type Found = {
  id: string;
  userId: string;
  entryId: string | null;
  access: 'read' | 'write';
  expiresAt: Date | string;
  isNews: boolean;
};

/**
 * Resolves an API token to its actor, while both the user and the role are valid.
 * @param from address of the request; stored once a minute
 * @returns undefined when it is unknown, revoked or expired, the role is gone, or the user may no longer sign in
 */
export async function loadActorByToken(
  executor: Executor,
  tokenHash: string,
  from: string,
): Promise<Actor | undefined> {
  const found = await executor.execute<Found>(sql`
    select id, user_id as "userId", entry_id as "entryId", access, expires_at as "expiresAt",
      last_used_at is null or last_used_at < now() - interval '1 minute'
        or last_address is distinct from ${from} as "isNews"
    from api_token where token_hash = ${tokenHash} and revoked_at is null and expires_at > now()`);
  const token = found.rows[0];
  const actor = token && (await personAs(executor, token.userId, token.entryId));
  if (!actor) return undefined;
  if (token.isNews)
    await executor.execute(
      sql`update api_token set last_used_at = now(), last_address = ${from} where id = ${token.id}`,
    );
  const { id, access } = token;
  return { ...actor, sessionId: id, token: { id, access, until: new Date(token.expiresAt).getTime() } };
}
