import { sql } from 'drizzle-orm';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { checkAndFollow, type Hooks, lockedRow } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';

/**
 * Closes the account of whom the directory does not have any more; an administrator can open it again.
 * @param hooks of users: what follows when one is deactivated by screen follows here
 * @throws Refusal as the hooks refuse it
 */
export async function deactivateGone(
  tx: Executor,
  userId: string,
  hooks: Hooks | undefined,
): Promise<boolean> {
  const before = await lockedRow(tx, user, userId);
  const changed = await tx.execute(sql`
    update "user" set is_active = false, version = version + 1, updated_at = now()
    where id = ${userId} and is_active and isldap = '1' returning id`);
  const record = await lockedRow(tx, user, userId);
  if (changed.rows.length === 0 || !before || !record) return false;
  await checkAndFollow(tx, hooks, { actor: theDirectory, before, record, secrets: {} });
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

const nobody = '00000000-0000-0000-0000-000000000000';

/** For hooks, which ask whether somebody changes their own account. */
const theDirectory: Actor = {
  userId: nobody,
  sessionId: nobody,
  personName: '',
  entryId: nobody,
  entryType: 'User Main Role',
  positionId: nobody,
  sharesPost: false,
  positionName: '',
  ownPositionName: '',
  unitId: nobody,
  unitName: '',
  forUserId: null,
  scopes: null,
  canOpenSecret: false,
  isUnitKearsipan: false,
  recordsOf: [],
  isAdditional: false,
  privileges: [],
};
