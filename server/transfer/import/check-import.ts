import type { ImportCounts, MendedCell } from '../../../domain/calls/transfer.ts';
import { translate } from '../../../lib/language.ts';
import type { Hooks } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/index.ts';
import { reportFault } from '../../log/index.ts';
import { checkGood } from './check/check-good.ts';
import type { Plan, Work } from './check/check-rows.ts';
import { findKnown } from './check/find-known.ts';
import { type Job, readRows, settleJob, takeJob } from './jobs.ts';
import { mendRows } from './mend-rows.ts';
import { readPartFiles } from './part-files.ts';
import { mostProblems, storeProblems } from './problems.ts';
import { Stopped, startRun } from './runs.ts';

/**
 * Starts a dry run of all rows, and of the good ones alone; stores no records. Returns at once.
 * @param mended cells that are typed in place of the file's, of a job that was checked
 * @throws Refusal 409 while it is running or when it is done; 429 when the machine is busy
 */
export async function checkImport(
  { db }: Deps,
  job: Job,
  work: Work,
  hooks?: Hooks,
  mended: readonly MendedCell[] = [],
): Promise<void> {
  const from =
    mended.length > 0
      ? (['checked'] as const)
      : (['uploaded', 'checked', 'interrupted', 'cancelled', 'failed'] as const);
  await startRun(
    db,
    { id: job.id, state: 'checking' },
    // Together: what was typed is kept once the request is answered, whatever becomes of the check.
    () =>
      db.transaction(async (tx) => {
        await takeJob(tx, job.id, from, 'checking', work.options);
        if (mended.length > 0) await mendRows(tx, job.id, mended);
      }),
    async (reporter) => {
      reporter.total(job.rowCount);
      const rows = await readRows(db, job.id);
      const whole = { ...work, partFiles: await readPartFiles(db, work, job) };
      const { plan, problems, badRows } = await checkGood(db, whole, rows, hooks, reporter.progress);
      const bad = new Set(problems.map(({ row }) => row));
      const known = await findKnown(
        db,
        work,
        rows.filter(([row]) => bad.has(row)),
      );
      await db.transaction(async (tx) => {
        await storeProblems(tx, job.id, problems);
        const isOurs = await settleJob(tx, job.id, 'checking', {
          state: 'checked',
          done: job.rowCount,
          total: job.rowCount,
          counts: { ...countsOf(plan, job.rowCount, badRows), known, changing: changingIn(plan) },
          // Without all problems stored, good rows cannot be told from bad ones.
          plan: plan && problems.length <= mostProblems ? plan.fingerprint : null,
        });
        if (!isOurs) throw new Stopped();
      });
    },
    async (error) => ({ state: 'failed', message: wordsOf(error) }),
  );
}

/** In how many stored records each field would change. */
function changingIn(plan: Plan | null): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const { values } of plan?.changes ?? [])
    for (const name of Object.keys(values)) rows[name] = (rows[name] ?? 0) + 1;
  return rows;
}

/** Counts what would be stored without the bad rows; nothing when the good ones are unknown. */
export const countsOf = (plan: Plan | null, rows: number, bad: number): ImportCounts => ({
  rows,
  create: plan?.creations.length ?? 0,
  update: plan?.changes.length ?? 0,
  unchanged: plan?.unchanged ?? 0,
  bad,
});

/** Whether the good rows can be stored without the others. */
export const canStoreGood = ({ plan, counts }: Pick<Job, 'plan' | 'counts'>): boolean => {
  const { create, update, bad } = (counts as ImportCounts | null) ?? countsOf(null, 0, 0);
  return plan !== null && bad > 0 && create + update > 0;
};

/** A refusal has words for people; the rest is for the log. */
export function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  reportFault('Import', error);
  return translate({
    id: 'Impor tidak dapat diselesaikan karena gangguan pada server. Tidak ada data yang tersimpan.',
    en: 'The import failed because of a fault on the server. Nothing was saved.',
  });
}
