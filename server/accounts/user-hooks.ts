import type { Hooks } from '../crud/index.ts';
import { setPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';

/** What saving a user means beyond its row: the password goes to the credentials, and old sessions end. */
export const userHooks: Hooks = {
  afterWrite: async (executor, { record, secrets, before, who }) => {
    const id = String(record.id);
    const deactivated = before?.isActive === true && record.isActive === false;
    if (secrets.password) await setPassword(executor, id, secrets.password);
    if (secrets.password || deactivated)
      await endSessionsOf(executor, id, who.userId === id && !deactivated ? who.sessionId : undefined);
  },
};
