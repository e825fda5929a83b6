import { eq } from 'drizzle-orm';
import { say } from '../../lib/language.ts';
import { recordAudit } from '../audit/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import type { Who } from '../who.ts';
import { roleEntriesOf } from './role-entries.ts';
import { sessions } from './tables.ts';

/**
 * Makes another of the user's role entries the active one of this session.
 * @throws Refusal 404 for an entry that is not the user's now
 */
export async function switchRole({ db }: Deps, who: Who, entryId: unknown): Promise<void> {
  if (!isId(entryId)) throw notFound(say({ id: 'Role tidak ditemukan.', en: 'This role was not found.' }));
  const entries = await roleEntriesOf(db, who.userId);
  if (!entries.some((entry) => entry.id === entryId))
    throw notFound(say({ id: 'Role tidak ditemukan.', en: 'This role was not found.' }));
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ entryId }).where(eq(sessions.id, who.sessionId));
    await recordAudit(tx, {
      who,
      action: 'switch-role',
      resource: 'session',
      recordId: who.sessionId,
      before: { entryId: who.entryId },
      after: { entryId },
    });
  });
}
