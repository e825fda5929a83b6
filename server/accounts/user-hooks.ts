import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Hooks } from '../crud/index.ts';
import { conflict } from '../http/index.ts';
import { refuseLockout } from './never-locked-out.ts';
import { setPassword, withdrawInvitations } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { endStandingKeysOf } from './standing-keys.ts';

/** Side effects of saving a user: stores the password in the credentials and ends old sessions. */
export const userHooks: Hooks = {
  afterWrite: async (executor, { record, secrets, before, actor }) => {
    const id = String(record.id);
    const deactivated = before?.isActive === true && record.isActive === false;
    // What somebody else typed is theirs until the first sign-in.
    if (secrets.password)
      await setPassword(executor, id, secrets.password, { mustChange: actor.userId !== id });
    // A link that went to the old address opens nothing any more.
    if (before && before.email !== record.email) await withdrawInvitations(executor, id);
    if (secrets.password || deactivated)
      await endSessionsOf(executor, id, actor.userId === id && !deactivated ? actor.sessionId : undefined);
    // A changed or removed password also ends the keys made with the old one.
    if (deactivated || (secrets.password && actor.userId !== id)) await endStandingKeysOf(executor, id);
    if (before && (deactivated || loses(before.roleIds, record.roleIds) || before.isldap !== record.isldap))
      await refuseLockout(executor);
    if (deactivated) refuseOwn(actor, id);
  },
  afterDelete: (executor) => refuseLockout(executor),
};

/**
 * @throws Refusal 409 for the actor's own account: one click would lock them out until another administrator helps
 */
export function refuseOwn(actor: Actor, userId: string): void {
  if (actor.userId === userId)
    throw conflict(
      translate({
        id: 'Anda tidak dapat menonaktifkan akun Anda sendiri.',
        en: 'You cannot deactivate your own account.',
      }),
    );
}

/** Whether something of the first list is missing in the second. */
export const loses = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && before.some((member) => !after.includes(member));
