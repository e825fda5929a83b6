import { and, eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/index.ts';
import { sendJob } from '../../jobs/index.ts';
import { type RecordWork, recordTriggerJob, type TriggerWork, triggerJob } from '../emit-event.ts';
import { triggerRuns } from '../tables.ts';
import { keyOfCall, webhookJob } from '../webhook/send-call.ts';

/**
 * Tries a run that failed, or its call, once more.
 * @throws Refusal 404; 409 for one that did not fail
 */
export async function retryRun(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { triggerId, runId }: { triggerId: string; runId: string },
): Promise<void> {
  if (!isId(runId)) throw notFound();
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(triggerRuns)
      .where(and(eq(triggerRuns.id, runId), eq(triggerRuns.triggerId, triggerId)))
      .for('update');
    if (!run) throw notFound();
    if (run.webhookState === 'failed' && run.webhookBody) {
      const round = run.webhookRound + 1;
      await tx
        .update(triggerRuns)
        .set({ webhookState: 'waiting', webhookRound: round, webhookTries: 0, webhookFailure: null })
        .where(eq(triggerRuns.id, runId));
      await sendJob(tx, webhookJob, { runId, round }, { key: keyOfCall({ runId, round }) });
    } else if (run.state === 'failed' && run.work) {
      const { kind, data } = run.work;
      if (kind === 'trigger') await sendJob(tx, triggerJob, data as TriggerWork);
      else await sendJob(tx, recordTriggerJob, data as RecordWork);
    } else {
      throw conflict(
        translate({
          id: 'Hanya yang gagal yang dapat dicoba lagi.',
          en: 'Only what failed can be tried again.',
        }),
      );
    }
    await recordAudit(tx, {
      ...{ actor, action: 'retry', resource: 'pengaturan.trigger', recordId: triggerId },
      after: { run: runId },
    });
  });
}
