import { eq } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import { roleEntriesOf } from './role-entries.ts';
import { sessions } from './tables.ts';

/**
 * Makes another of the user's role entries the active one of this session.
 * @throws Refusal 404 for an entry that is not the user's now
 */
export async function switchRole({ db }: Deps, actor: Actor, entryId: unknown): Promise<void> {
  if (!isId(entryId))
    throw notFound(translate({ id: 'Peran tidak ditemukan.', en: 'This role was not found.' }));
  const entries = await roleEntriesOf(db, actor.userId);
  if (!entries.some((entry) => entry.id === entryId))
    throw notFound(translate({ id: 'Peran tidak ditemukan.', en: 'This role was not found.' }));
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ entryId }).where(eq(sessions.id, actor.sessionId));
    await recordAudit(tx, {
      actor,
      action: 'switch-role',
      resource: 'session',
      recordId: actor.sessionId,
      before: { entryId: actor.entryId },
      after: { entryId },
    });
  });
}
