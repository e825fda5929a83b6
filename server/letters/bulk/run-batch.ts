import { and, eq, sql } from 'drizzle-orm';
import type { ChosenLetter, LetterOutcome } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import { isStillSignedIn, loadActorAs } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, inIndonesian } from '../../http/index.ts';
import { reviewLetter } from '../flow/review-letter.ts';
import { signConfirmed } from '../signing/sign-letter.ts';
import { endBatch } from './end-batch.ts';
import { refusalOf } from './one-by-one.ts';
import { outcomeOf } from './sign-many.ts';
import { type Batch, letterBatches } from './tables.ts';

/** Thrown when the batch is no longer running: rolls back the letter in progress. */
class Stopped extends Error {}
/** Thrown when the owner's session has ended: nothing more is done in their name. */
class SignedOut extends Error {}

const running = new Set<Promise<void>>();
let isEnding = false;

/**
 * Runs a batch in this process: a job would restart after a crash, and a password typed now must not sign later.
 */
export function runInBackground(deps: Deps, actor: Actor, batch: Batch, log: (fault: unknown) => void): void {
  const beat = setInterval(() => {
    void stillRunning(deps.db, batch.id).catch(() => undefined);
  }, 5000).unref();
  // Outcomes are stored and notified, so their messages are in Indonesian, not in the request's locale.
  const run = inIndonesian(() => runBatch(deps, actor, batch, log))
    .catch(log)
    .finally(() => {
      clearInterval(beat);
      running.delete(run);
    });
  running.add(run);
}

/** Stops running batches after the current letter and waits for them. */
export async function endRunning(): Promise<void> {
  isEnding = true;
  await Promise.allSettled(running);
  isEnding = false;
}

async function runBatch(
  deps: Deps,
  actor: Actor,
  batch: Batch,
  log: (fault: unknown) => void,
): Promise<void> {
  for (const letter of batch.letters) {
    if (isEnding) return endBatch(deps.db, batch.id, 'interrupted');
    try {
      await doOne(deps, actor, batch, letter);
    } catch (fault) {
      if (fault instanceof Stopped) return;
      if (fault instanceof SignedOut) return endBatch(deps.db, batch.id, 'interrupted');
      const outcome = { id: letter.id, ok: false, ...refusalOf(fault, log) };
      if (!(await stillRunning(deps.db, batch.id, outcome))) return;
    }
  }
  await endBatch(deps.db, batch.id, 'done');
}

/** Does one letter with the actor's current permissions: a revoked role or an ended session or token stops it. */
async function doOne(deps: Deps, owner: Actor, batch: Batch, letter: ChosenLetter): Promise<void> {
  if (!(await isStillSignedIn(deps.db, owner))) throw new SignedOut();
  const found = await loadActorAs(deps.db, owner.userId, batch.entryId);
  if (!found)
    throw forbidden(
      translate({
        id: 'Peran yang Anda pakai saat memulai sudah tidak berlaku.',
        en: 'The role you started with is no longer valid.',
      }),
    );
  const { email: _email, ...now } = found;
  const actor: Actor = { ...now, sessionId: owner.sessionId, ...(owner.token && { token: owner.token }) };
  const goesOn = async (tx: Executor, outcome?: LetterOutcome) => {
    if (!(await stillRunning(tx, batch.id, outcome))) throw new Stopped();
    if (!(await isStillSignedIn(tx, owner))) throw new SignedOut();
  };
  const done = (tx: Executor) => goesOn(tx, { id: letter.id, ok: true });
  const { action: decision, note } = batch;
  if (decision === 'sign') await signOne(deps, actor, { batch, letter }, goesOn);
  else
    await reviewLetter(
      deps,
      actor,
      letter.id,
      { isReturn: decision === 'return', body: () => ({ decision, note, version: letter.version }) },
      done,
    );
}

/** A provider's seal is asked for after the transaction, so how it went is written then. */
async function signOne(
  deps: Deps,
  actor: Actor,
  { batch, letter }: { batch: Batch; letter: ChosenLetter },
  goesOn: (tx: Executor, outcome?: LetterOutcome) => Promise<void>,
): Promise<void> {
  const { id } = letter;
  const given = await signConfirmed(deps, actor, letter, (tx, number) =>
    goesOn(tx, number === undefined ? undefined : { id, ok: true, number }),
  );
  if (deps.sealer.isRemote) await stillRunning(deps.db, batch.id, { id, ...outcomeOf(given) });
}

/** Writes the heartbeat and a letter's outcome; false once the batch is no longer running. */
async function stillRunning(executor: Executor, id: string, outcome?: LetterOutcome): Promise<boolean> {
  const news = JSON.stringify(outcome ? [outcome] : []);
  const updated = await executor
    .update(letterBatches)
    .set({ heartbeatAt: sql`now()`, outcomes: sql`${letterBatches.outcomes} || ${news}::jsonb` })
    .where(and(eq(letterBatches.id, id), eq(letterBatches.state, 'running')))
    .returning({ id: letterBatches.id });
  return updated.length > 0;
}
