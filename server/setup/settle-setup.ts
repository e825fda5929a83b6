import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Db } from '../db/executor.ts';
import { setFact } from '../installation/index.ts';

/** Keeps the assistant off the home page: for now, or for good. */
export async function settleSetup(db: Db, actor: Actor, home: 'skipped' | 'done'): Promise<void> {
  await db.transaction(async (tx) => {
    await setFact(tx, 'setup', home);
    await recordAudit(tx, {
      actor,
      action: 'settle-setup',
      resource: 'setup',
      recordId: null,
      after: { home },
    });
  });
}
