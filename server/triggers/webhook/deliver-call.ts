import { and, eq, inArray } from 'drizzle-orm';
import type { WebhookState } from '../../../domain/triggers/runs.ts';
import { trigger } from '../../../resources/index.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { triesOf } from '../../jobs/index.ts';
import { triggerRuns } from '../tables.ts';
import { post, RefusedAddress } from './post.ts';
import { secretOf } from './secret.ts';

/**
 * Sends a run's call. One that arrived or was given up is not sent again, so that a repeated job does nothing.
 * @throws Error where the queue is to try again
 */
export async function deliverCall(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { runId, round }: { runId: string; round: number },
): Promise<void> {
  const [run] = await db
    .select({ run: triggerRuns, url: triggers.webhookUrl, isActive: triggers.isActive })
    .from(triggerRuns)
    .innerJoin(triggers, eq(triggers.id, triggerRuns.triggerId))
    .where(and(eq(triggerRuns.id, runId), inArray(triggerRuns.webhookState, ['waiting', 'retrying'])));
  if (!run || run.run.webhookRound !== round) return;
  const { triggerId, webhookBody: body, webhookTries } = run.run;
  const secret = await secretOf(db, config.secret, triggerId);
  const settle = (state: WebhookState, status: number | null, failure: Fault | null) =>
    db
      .update(triggerRuns)
      .set({
        webhookState: state,
        webhookStatus: status,
        webhookFailure: failure,
        webhookTries: webhookTries + 1,
        webhookAt: new Date(),
        ...(state === 'delivered' && { webhookBody: null }),
      })
      .where(and(eq(triggerRuns.id, runId), eq(triggerRuns.webhookRound, round)));
  if (!run.isActive || !run.url || !body) {
    await settle('failed', null, 'off');
    return;
  }
  if (!secret) {
    await settle('failed', null, 'secret');
    return;
  }
  const isLast = webhookTries + 1 >= triesOf('calling');
  const answer = await call({ url: run.url, body, secret, id: runId, at: new Date() }, config.webhookHosts);
  if (isAccepted(answer.status)) {
    await settle('delivered', answer.status, null);
    return;
  }
  const isForGood = answer.fault === 'inside' || (answer.status !== null && !mayPass(answer.status));
  await settle(isForGood || isLast ? 'failed' : 'retrying', answer.status, answer.fault);
  if (!isForGood && !isLast)
    throw new Error(`The webhook was not accepted: ${answer.status ?? answer.fault}`);
}

/** Why no answer came; with a status, none is needed. */
export type Fault = 'off' | 'secret' | 'inside' | 'silent' | 'unreachable' | 'answer';

export const isAccepted = (status: number | null): status is number =>
  status !== null && status >= 200 && status < 300;

/** Calls once, and says what came of it. */
export async function call(
  asked: Parameters<typeof post>[0],
  allowed: readonly string[],
): Promise<{ status: number | null; fault: Fault }> {
  try {
    return { status: await post(asked, allowed), fault: 'answer' };
  } catch (error) {
    if (error instanceof RefusedAddress) return { status: null, fault: 'inside' };
    const isSilent = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
    return { status: null, fault: isSilent ? 'silent' : 'unreachable' };
  }
}

/** Busy or broken for now; a redirect or another refusal stays one. */
const mayPass = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

const triggers = tableOf(trigger);
