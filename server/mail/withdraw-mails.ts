import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { withdrawJob } from '../jobs/index.ts';
import { mailJob } from './send-mail.ts';
import { mails } from './tables.ts';

/**
 * Withdraws waiting mails in the transaction that voids them; settled ones stay, and so does one being delivered.
 */
export async function withdrawMails(tx: Executor, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return;
  const taken = await tx
    .update(mails)
    .set({ state: 'withdrawn', secret: null })
    .where(and(inArray(mails.id, [...mailIds]), eq(mails.state, 'waiting')))
    .returning({ id: mails.id });
  for (const { id } of taken) await withdrawJob(tx, mailJob, id);
}
