import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RunReason } from '../../domain/triggers/runs.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Db, Executor } from '../db/executor.ts';
import { safeError } from '../log/index.ts';
import { triggerRuns } from './tables.ts';
import type { Outcome } from './tell-people.ts';

/** What a run is about; its turn makes it the only one. */
export type About = {
  triggerId: string;
  event: string;
  turn: string;
  letterId?: string | null;
  resource?: string | null;
  recordId?: string | null;
  count?: number;
};
type Work = NonNullable<typeof triggerRuns.$inferSelect.work>;

/** Not begun yet: it may be waited for, and failures are tried again. */
const isOpen = inArray(triggerRuns.state, ['waiting', 'failed']);

/**
 * Records the run in the transaction of what it does, so that a repeated job does nothing.
 * @returns its id; undefined where it ran already
 */
export async function beginRun(tx: Executor, about: About): Promise<string | undefined> {
  const [run] = await tx
    .insert(triggerRuns)
    .values(about)
    .onConflictDoUpdate({
      target: [triggerRuns.triggerId, triggerRuns.turn],
      set: { state: 'done', reason: null, condition: null, failure: null, work: null, at: sql`now()` },
      setWhere: isOpen,
    })
    .returning({ id: triggerRuns.id });
  return run?.id;
}

/** @returns false where it waits or ran already */
export async function keepWaiting(tx: Executor, about: About, dueAt: Date, work: Work): Promise<boolean> {
  const made = await tx
    .insert(triggerRuns)
    .values({ ...about, state: 'waiting', dueAt, work })
    .onConflictDoUpdate({
      target: [triggerRuns.triggerId, triggerRuns.turn],
      set: { state: 'waiting', dueAt, work, failure: null },
      // A first try failed before it came to wait.
      setWhere: and(eq(triggerRuns.state, 'failed'), sql`${triggerRuns.dueAt} is null`),
    })
    .returning({ id: triggerRuns.id });
  return made.length === 1;
}

type Why = { reason: RunReason; condition?: number | undefined };

/**
 * Notes why a trigger did not fire: at the run that waited, else once a day and reason, counted, so that a busy
 * trigger does not fill the log.
 */
export async function noteNotFired(tx: Executor, about: About, { reason, condition }: Why): Promise<void> {
  const dropped = await tx
    .update(triggerRuns)
    .set({
      state: 'dropped',
      reason,
      condition: condition ?? null,
      failure: null,
      work: null,
      at: sql`now()`,
    })
    .where(and(eq(triggerRuns.triggerId, about.triggerId), eq(triggerRuns.turn, about.turn), isOpen))
    .returning({ id: triggerRuns.id });
  // Switched off before it waited, it is no longer asked.
  if (dropped.length > 0 || reason === 'off') return;
  const { count = 1, ...last } = about;
  const turn = `skipped ${dayInWib()} ${reason} ${condition ?? ''}`;
  await tx
    .insert(triggerRuns)
    .values({ ...last, count, turn, state: 'skipped', reason, condition: condition ?? null })
    .onConflictDoUpdate({
      target: [triggerRuns.triggerId, triggerRuns.turn],
      set: {
        count: sql`${triggerRuns.count} + ${count}`,
        at: sql`now()`,
        event: about.event,
        letterId: about.letterId ?? null,
        resource: about.resource ?? null,
        recordId: about.recordId ?? null,
      },
    });
}

/** Runs the work of a job; what it throws is noted in the log, and thrown on for the queue to try again. */
export async function notingFailure(
  db: Db,
  about: About,
  work: Work,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const failure = safeError(error).message;
    await db
      .insert(triggerRuns)
      .values({ ...about, state: 'failed', failure, tries: 1, work })
      .onConflictDoUpdate({
        target: [triggerRuns.triggerId, triggerRuns.turn],
        set: { state: 'failed', failure, tries: sql`${triggerRuns.tries} + 1`, work, at: sql`now()` },
        setWhere: isOpen,
      })
      // Without its trigger there is nothing to note.
      .catch(() => undefined);
    throw error;
  }
}

/** What a run did; why it told nobody, where it should have. */
export async function noteOutcome(
  tx: Executor,
  id: string,
  actions: readonly string[],
  { told, mailed, meant }: Outcome,
): Promise<void> {
  const isSilent = told + mailed === 0 && actions.some((action) => action !== 'webhook');
  const reason: RunReason = meant === 0 ? 'nobody' : 'told';
  await tx
    .update(triggerRuns)
    .set({ told, mailed, ...(isSilent && { reason }) })
    .where(eq(triggerRuns.id, id));
}
