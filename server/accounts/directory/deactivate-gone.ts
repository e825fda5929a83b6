import { sql } from 'drizzle-orm';
import { user } from '../../../resources/manajemen-user/user.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { endSessionsOf } from '../sessions.ts';
import { endStandingKeysOf } from '../standing-keys.ts';

/** Closes the account of whom the directory does not have any more; an administrator can open it again. */
export async function deactivateGone(tx: Executor, userId: string): Promise<boolean> {
  const changed = await tx.execute(sql`
    update "user" set is_active = false, version = version + 1, updated_at = now()
    where id = ${userId} and is_active and isldap = '1' returning id`);
  if (changed.rows.length === 0) return false;
  await endSessionsOf(tx, userId);
  await endStandingKeysOf(tx, userId);
  await recordAudit(tx, {
    actor: null,
    action: 'update',
    resource: user.name,
    recordId: userId,
    before: { isActive: true },
    after: { isActive: false, directory: 'gone' },
  });
  return true;
}
