import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { jobKind, sendJob } from '../../jobs/index.ts';
import { triggerRuns } from '../tables.ts';

export const webhookJob = jobKind<{ runId: string; round: number }>('trigger-webhook', { lane: 'calling' });

/** The key of a run's call, by which its next try is found. */
export const keyOfCall = ({ runId, round }: { runId: string; round: number }): string => `${runId} ${round}`;

/** What a call says; the same at every try. */
export type CallBody = {
  event: string;
  at: string;
  trigger: { id: string; code: string; name: string };
  subject:
    | { kind: 'letter'; id: string; url: string }
    | { kind: 'records'; resource: string; ids: string[]; url: string };
  title: string;
  /** Null where the trigger has no own text, or whoever set it up may not open what it is about. */
  text: string | null;
};

/** Keeps a call and its job in the transaction of the run; nothing waits for the address. */
export async function sendCall(tx: Executor, runId: string, body: CallBody): Promise<void> {
  const said = JSON.stringify({ id: runId, ...body });
  await tx
    .update(triggerRuns)
    .set({ webhookState: 'waiting', webhookBody: said })
    .where(eq(triggerRuns.id, runId));
  await sendJob(tx, webhookJob, { runId, round: 0 }, { key: keyOfCall({ runId, round: 0 }) });
}
