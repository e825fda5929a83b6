import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists, type Hooks, looksAtStored, refusalOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { badRowsOf } from './bad-rows.ts';
import { checkRows, type Plan, type Work } from './check/check-rows.ts';
import { canStoreGood, countsOf, wordsOf } from './check-import.ts';
import { forgetRows, type Job, readRows, settleJob, takeJob } from './jobs.ts';
import { readPartFiles } from './part-files.ts';
import { addProblems } from './problems.ts';
import { Stopped, startRun } from './runs.ts';
import { writePlan } from './write-plan.ts';
import { keepWritten, type StoredCounts } from './written.ts';

/** Records changed since the file was checked. */
class Moved extends Error {
  readonly plan: Plan;
  constructor(plan: Plan) {
    super('Moved');
    this.plan = plan;
  }
}

/**
 * Rechecks under locks and stores in one transaction, only if the plan equals the one shown. Returns at once.
 * @param onlyGood skips the bad rows; without it a file with bad rows is refused
 * @param changed called after rows were stored, to clear dependent caches
 * @throws Refusal 409 for jobs that are not checked or have bad rows; 429 when the machine is busy
 */
export async function applyImport(
  { db }: Deps,
  job: Job,
  work: Work,
  hooks: Hooks | undefined,
  onlyGood: boolean,
  changed: () => Promise<void>,
): Promise<void> {
  const { resource, actor } = work;
  const counts = job.counts as ReturnType<typeof countsOf> | null;
  if (job.state === 'checked' && counts && counts.bad > 0 && !(onlyGood && canStoreGood(job)))
    throw conflict(
      translate({
        id: 'Masih ada baris yang bermasalah. Perbaiki, lalu periksa lagi.',
        en: 'Some rows still have problems. Correct them, then check again.',
      }),
    );
  await startRun(
    db,
    { id: job.id, state: 'applying' },
    () => takeJob(db, job.id, ['checked'], 'applying'),
    async (reporter) => {
      reporter.total(job.rowCount * 2);
      const bad = await badRowsOf(db, job.id);
      const rows = (await readRows(db, job.id)).filter(([row]) => !bad.has(row));
      const partFiles = await readPartFiles(db, work, job);
      await db.transaction(async (tx) => {
        await takeTurn(tx, resource.name, Boolean(resource.parent));
        const plan = await checkRows(tx, { ...work, partFiles }, rows, true, reporter.progress);
        if (plan.badRows > 0 || plan.fingerprint !== job.plan) throw new Moved(plan);
        const { creations, changes } = plan;
        await writePlan(tx, { resource, actor, creations, changes, hooks }, (stored) =>
          reporter.progress(job.rowCount + stored),
        );
        const result = countsOf(plan, job.rowCount, bad.size);
        await keepWritten(tx, job.id, resource, plan, looksAtStored(hooks));
        await recordAudit(tx, {
          actor,
          action: 'import',
          resource: resource.name,
          recordId: null,
          after: { file: job.fileName, job: job.id, ...result },
        });
        // In the same transaction: the job is done exactly when the rows are there.
        const stored: StoredCounts = { ...result, isKept: true };
        const end = { state: 'done', done: job.rowCount * 2, total: job.rowCount * 2, counts: stored };
        if (!(await settleJob(tx, job.id, 'applying', end))) throw new Stopped();
        if (bad.size === 0) await forgetRows(tx, job.id);
      });
      forgetLists(resource);
      await changed();
    },
    async (error) => {
      if (!(error instanceof Moved))
        return { state: 'checked', message: wordsOf(refusalOf(error, resource) ?? error) };
      const { problems, badRows, fingerprint } = error.plan;
      if (badRows > 0) await addProblems(db, job.id, problems);
      return {
        state: 'checked',
        counts: countsOf(error.plan, job.rowCount, (counts?.bad ?? 0) + badRows),
        // With other bad rows than before, the good ones must be checked again on their own.
        plan: badRows > 0 ? null : fingerprint,
        message:
          badRows > 0
            ? translate({
                id: 'Data berubah sejak diperiksa dan kini ada baris yang bermasalah. Tidak ada data yang tersimpan.',
                en: 'Records have changed since the check, and some rows now have problems. Nothing was saved.',
              })
            : translate({
                id: 'Data berubah sejak diperiksa. Tidak ada data yang tersimpan. Lihat kembali hasilnya, lalu terapkan.',
                en: 'Records have changed since the check. Nothing was saved. Look at the result again, then apply it.',
              }),
      };
    },
  );
}

/**
 * Serialises imports per resource and, in a tree, moves; readers never wait.
 * @throws Refusal 409 when another import is storing
 */
async function takeTurn(tx: Parameters<typeof recordAudit>[0], name: string, isTree: boolean): Promise<void> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`import ${name}`})) as taken`,
  );
  if (!rows[0]?.taken)
    throw conflict(
      translate({
        id: 'Impor lain untuk data ini sedang disimpan. Coba lagi setelah selesai.',
        en: 'Another import of these records is being saved. Try again when it is done.',
      }),
    );
  if (isTree) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
