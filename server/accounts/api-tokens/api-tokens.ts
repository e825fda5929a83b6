import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { mostTokens } from '../../../domain/accounts/account.ts';
import type { ApiToken, NewApiToken } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import { plusDays } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../http/index.ts';
import { notifyUser } from '../notify-user.ts';
import { type RoleEntry, roleEntriesOf } from '../role-entries.ts';
import { apiTokens } from '../tables.ts';
import { apiTokenHash, newApiToken } from './find-token.ts';

/** A person's tokens that were not revoked, the newest first; never the tokens themselves. */
export async function listApiTokens(db: Db, { userId }: Actor): Promise<ApiToken[]> {
  const [rows, entries] = await Promise.all([
    db
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
      .orderBy(sql`${apiTokens.createdAt} desc`),
    roleEntriesOf(db, userId),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    access: row.access,
    role: roleOf(entries, row.entryId),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastAddress: row.lastAddress,
  }));
}

/**
 * Creates an API token; only this response contains its plain text.
 * @throws Refusal 422 for a role that is not the user's, or one token too many
 */
export async function createApiToken(
  { db }: Deps,
  actor: Actor,
  body: NewApiToken,
): Promise<{ id: string; token: string }> {
  const entries = await roleEntriesOf(db, actor.userId);
  const entry = entries.find(({ id }) => id === body.entryId);
  if (!entry)
    throw invalid({
      entryId: [translate({ id: 'Pilih salah satu jabatan Anda.', en: 'Choose one of your posts.' })],
    });
  const token = newApiToken();
  const id = newId();
  await db.transaction(async (tx) => {
    await assertRoom(tx, actor.userId);
    await tx.insert(apiTokens).values({
      id,
      userId: actor.userId,
      name: body.name,
      access: body.access,
      // The main role is followed wherever it goes; another ends with its entry.
      entryId: entry.type === 'User Main Role' ? null : entry.id,
      tokenHash: apiTokenHash(token),
      expiresAt: new Date(`${plusDays(body.expiresOn, 1)}T00:00:00+07:00`),
    });
    const { name, access, expiresOn } = body;
    await note(tx, actor, id, 'create-api-token', { name, access, expiresOn, entryId: entry.id });
    await notifyUser(tx, actor.userId, `Token API “${name}” baru saja dibuat untuk akun Naskah Anda.`);
  });
  return { id, token };
}

/**
 * Revokes a token at once.
 * @throws Refusal 404 for a token that is not the user's, or is already revoked
 */
export function revokeApiToken({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound(translate({ id: 'Token tidak ditemukan.', en: 'This token was not found.' }));
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(apiTokens)
      .set({ revokedAt: new Date() })
      .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, actor.userId), isNull(apiTokens.revokedAt)))
      .returning({ name: apiTokens.name });
    if (!ended[0])
      throw notFound(translate({ id: 'Token tidak ditemukan.', en: 'This token was not found.' }));
    await note(tx, actor, id, 'revoke-api-token', ended[0]);
  });
}

async function assertRoom(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`api_token ${userId}`}))`);
  const live = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(
      and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, new Date())),
    );
  if (live.length >= mostTokens)
    throw invalid({
      name: [
        translate({
          id: `Anda sudah memiliki ${mostTokens} token. Cabut yang tidak dipakai lagi.`,
          en: `You already have ${mostTokens} tokens. Revoke those no longer used.`,
        }),
      ],
    });
}

const roleOf = (entries: RoleEntry[], entryId: string | null): string | null => {
  const entry = entries.find(({ id, type }) => (entryId ? id === entryId : type === 'User Main Role'));
  return entry ? entry.positionName : null;
};

const note = (tx: Executor, actor: Actor, id: string, action: string, after: object): Promise<void> =>
  recordAudit(tx, {
    actor,
    action,
    resource: 'manajemen-user.user',
    recordId: actor.userId,
    after: { ...after, tokenId: id },
  });
