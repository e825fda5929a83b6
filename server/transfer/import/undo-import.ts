import type { ImportProblem, ImportUndone } from '../../../domain/calls/transfer.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  belowItself,
  bulkRecords,
  changeEach,
  forgetLists,
  type Hooks,
  inTransaction,
  lockedRows,
  meetsRule,
  type Row,
  refuseChanged,
  refusedChanges,
  refuseOutOfReach,
  seenFor,
  tableName,
  unlessRefused,
  withEmptied,
} from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../http/index.ts';
import { reportFault } from '../../log/index.ts';
import { changedValues } from './check/changed-values.ts';
import { portions } from './check/statement.ts';
import { circular } from './check/tree.ts';
import { type Job, settleJob, takeJob } from './jobs.ts';
import { storeProblems } from './problems.ts';
import { Stopped, startRun } from './runs.ts';
import { readWhole } from './store-parts.ts';
import { writePlan } from './write-plan.ts';
import { canUndo, readWritten, type StoredCounts, type Written } from './written.ts';

type Work = {
  resource: Resource;
  actor: Actor;
  rule: RowRule;
  hooks: Hooks | undefined;
  /** The fields that the file filled. */
  filled: readonly string[];
};
type Outcome = Awaited<ReturnType<typeof bulkRecords>>;

/** Records of one transaction; between them others waiting for the records proceed. */
const size = 500;

/**
 * Takes back what an import stored: changed records get their former values, new ones are deleted. Records that were
 * changed since, or came into use, stay and are told. Returns at once; asked again, it goes on where it stopped.
 * @param changed called after records were written, to clear dependent caches
 * @throws Refusal 409 for a job that stored nothing or was taken back already; 429 when the machine is busy
 */
export async function undoImport(
  deps: Deps,
  job: Job,
  work: Work,
  changed: () => Promise<void>,
): Promise<void> {
  const { db } = deps;
  const { resource, actor } = work;
  if (!canUndo(job))
    throw conflict(
      translate({
        id: 'Impor ini tidak dapat diurungkan: belum disimpan, sudah diurungkan, atau waktunya sudah lewat.',
        en: 'This import cannot be undone: it is not stored, was undone already, or its time is over.',
      }),
    );
  await startRun(
    db,
    { id: job.id, state: 'undoing' },
    () => takeJob(db, job.id, ['done'], 'undoing'),
    async (reporter) => {
      const written = await readWritten(db, job.id);
      reporter.total(written.length);
      const undone: ImportUndone = { changed: 0, removed: 0, left: 0 };
      const left: ImportProblem[] = [];
      let seen = 0;
      const each = async (
        some: readonly Written[],
        count: 'changed' | 'removed',
        take: (some: readonly Written[]) => Promise<Outcome>,
      ): Promise<void> => {
        for (const portion of portions(some, size)) {
          const outcome = await take(portion);
          undone[count] += outcome.done.length;
          left.push(...leftIn(portion, outcome));
          seen += portion.length;
          await reporter.progress(seen);
        }
      };
      try {
        const isChange = ({ before }: Written): boolean => before !== undefined;
        await each(written.filter(isChange), 'changed', (some) => putBack(deps, work, some));
        await each(
          written.filter((one) => !isChange(one)),
          'removed',
          (some) => remove(deps, work, some),
        );
      } finally {
        forgetLists(resource);
        await changed();
      }
      undone.left = left.length;
      await db.transaction(async (tx) => {
        await storeProblems(
          tx,
          job.id,
          left.toSorted((a, b) => a.row - b.row),
        );
        await recordAudit(tx, {
          ...{ actor, action: 'undo-import', resource: resource.name, recordId: null },
          after: { file: job.fileName, job: job.id, ...undone },
        });
        const counts: StoredCounts = { ...(job.counts as StoredCounts), undone };
        const [done, total] = [written.length, written.length];
        const end = { state: 'undone', done, total, counts, message: saying(undone) };
        if (!(await settleJob(tx, job.id, 'undoing', end))) throw new Stopped();
      });
    },
    async (error) => ({ state: 'done', message: wordsOf(error) }),
  );
}

/** For who left the dialog: the list of running work tells it. */
function saying({ changed, removed, left }: ImportUndone): string {
  const parts: [number, Message][] = [
    [removed, { id: 'data dihapus', en: 'deleted' }],
    [changed, { id: 'data kembali ke isi semula', en: 'changed back' }],
    [left, { id: 'data dibiarkan', en: 'left as they are' }],
  ];
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${translate(words)}`)
    .join(', ');
  return translate(
    said
      ? { id: `Diurungkan: ${said}.`, en: `Undone: ${said}.` }
      : { id: 'Diurungkan: tidak ada data yang berubah.', en: 'Undone: no record changed.' },
  );
}

/** What stayed, by the row it came from and its name. */
function leftIn(written: readonly Written[], { refused }: Outcome): ImportProblem[] {
  const rows = new Map(written.map(({ id, row }) => [id, row]));
  return refused.map(({ id, label, message }) => {
    const row = rows.get(id) ?? 0;
    // Who cannot reach a record any more knows it by its row alone.
    const heading = label || translate({ id: `Baris ${row}`, en: `Row ${row}` });
    return { row, heading, value: '', reason: message };
  });
}

const howOf = ({ rule, hooks }: Work) => ({
  ...{ rule, hooks },
  report: (error: unknown): void => reportFault('Import', error),
  fire: () => Promise.reject(new Error('An import fires no events.')),
});

/** Deletes what the import made, by the rules of any deletion of many. What is gone already is as wanted. */
async function remove(deps: Deps, work: Work, written: readonly Written[]): Promise<Outcome> {
  const { resource, actor } = work;
  const found = await deps.pool.query<{ id: string }>(
    `select id from ${tableName(resource)} where id = any($1::uuid[])`,
    [written.map(({ id }) => id)],
  );
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === 0) return { done: [], refused: [] };
  const versions = Object.fromEntries(written.map(({ id, version }) => [id, version]));
  return bulkRecords(deps, resource, actor, { action: 'delete', ids, versions }, howOf(work));
}

/** Gives changed records their former values, as an import writes them: by some statements for all of them. */
const putBack = (deps: Deps, work: Work, written: readonly Written[]): Promise<Outcome> => {
  const { resource, actor, rule, hooks, filled } = work;
  const { fields } = seenFor(actor, resource);
  const unseen = filled.filter((name) => !(name in fields));
  const byId = new Map(written.map((one) => [one.id, one]));
  const versions = Object.fromEntries(written.map(({ id, version }) => [id, version]));
  return changeEach(deps, resource, [...byId.keys()], howOf(work), (ids) =>
    inTransaction(deps.db, async (tx) => {
      const results = new Map<string, Refusal>();
      const locked = await lockedRows(tx, resource, ids);
      const wanted = ids.flatMap((id) => {
        const before = locked.get(id);
        const given = byId.get(id)?.before;
        if (!before || !given || !meetsRule(rule, before)) {
          results.set(id, notFound());
          return [];
        }
        // It was put back before the work stopped, or by hand.
        if (Object.keys(changedValues(resource, before, given)).length === 0) return [];
        const values = withEmptied(resource, before, given);
        const isFree = unlessRefused(results, id, () => {
          refuseChanged(versions, before);
          if (unseen.some((name) => name in given)) throw forbidden(translate(isUnseen));
          refuseOutOfReach(resource, rule, { ...before, ...values }, Object.keys(given));
          return true;
        });
        return isFree ? [{ before, given, values }] : [];
      });
      for (const [id, refusal] of await refusedChanges(tx, resource, { actor, isPutBack: true }, wanted))
        results.set(id, refusal);
      await refuseCircles(tx, resource, wanted, results);
      const sound = wanted.filter(({ before }) => !results.has(String(before.id)));
      const stored = await readWhole(
        tx,
        resource,
        sound.map(({ before }) => ({ id: String(before.id) })),
      );
      const changes = sound.map(({ before, values }) => {
        const id = String(before.id);
        return { row: 0, id, before: stored.get(id) ?? before, values };
      });
      await writePlan(tx, { resource, actor, creations: [], changes, hooks }, async () => undefined);
      return results;
    }),
  );
};

/** Each may go back alone, and all together make a circle: by what was put below one of them since. */
async function refuseCircles(
  tx: Executor,
  resource: Resource,
  wanted: readonly { before: Row; values: Row }[],
  results: Map<string, Refusal>,
): Promise<void> {
  const { parent } = resource;
  if (!parent) return;
  // Those that stay where they are may close another.
  for (;;) {
    const moved = wanted.filter(({ before, values }) => parent in values && !results.has(String(before.id)));
    const parents = moved.map(({ before, values }): [string, string | null] => [
      String(before.id),
      (values[parent] as string | null) ?? null,
    ]);
    const faulty = await circular(tx, resource, new Map(parents));
    if (faulty.size === 0) return;
    for (const id of faulty.keys()) results.set(id, invalid({ [parent]: [translate(belowItself)] }));
  }
}

const isUnseen = {
  id: 'Impor ini mengisi yang tidak dapat dilihat peran Anda lagi.',
  en: 'This import filled in what your role does not see any more.',
};

function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  reportFault('Import', error);
  return translate({
    id: 'Tidak semua dapat diurungkan karena gangguan pada server. Urungkan lagi untuk melanjutkan.',
    en: 'Not all of it could be undone because of a fault on the server. Undo it again to go on.',
  });
}
