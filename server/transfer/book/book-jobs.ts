import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { type CrudOptions, forgetLists } from '../../crud/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { textOfCell } from '../../kinds/index.ts';
import { takenBack } from '../import/check/probe-hooks.ts';
import { wordsOf } from '../import/check-import.ts';
import { readFile } from '../import/file/read-file.ts';
import { createJob, type Job, type JobTable, readRows, settleJob, takeJob } from '../import/jobs.ts';
import { storeProblems } from '../import/problems.ts';
import { Stopped, startRun } from '../import/runs.ts';
import type { BookProblem, BookSheet, SheetRows } from './book.ts';
import { type BookResult, planBook } from './plan-book.ts';
import { exampleMark, guideName } from './write-book.ts';

/** A kind of workbook: its sheets, and what its jobs are called. */
export type Book = {
  name: string;
  sheetNames: readonly string[];
  /** Everything it writes, by name. */
  resources: readonly string[];
  sheets: (executor: Executor, given: ReadonlyMap<string, SheetRows>) => Promise<BookSheet[]>;
};

/** Rows of all sheets together: a whole is checked in one transaction. */
const mostRows = 50_000;

/**
 * Keeps an uploaded workbook's rows for a day.
 * @throws Refusal 422 on `file` for what is no such workbook, or too much for one
 */
export async function uploadBook(
  db: Db,
  book: Book,
  actor: Actor,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<string> {
  const table = await readFile(bytes, name, guideName, book.sheetNames);
  const rowCount = table.others.reduce((sum, sheet) => sum + sheet.rowCount, 0);
  const refuse = (message: string) => invalid({ file: [message] }, message);
  if (rowCount > mostRows)
    throw refuse(
      translate({
        id: 'Paling banyak 50.000 baris dalam satu buku kerja. Bagi menjadi beberapa buku kerja.',
        en: 'At most 50,000 rows in one workbook. Split it into several.',
      }),
    );
  if (rowCount === 0)
    throw refuse(
      translate({
        id: 'Buku kerja ini belum berisi baris. Isi lembar-lembarnya, lalu unggah kembali.',
        en: 'This workbook has no rows yet. Fill its sheets, then upload it again.',
      }),
    );
  return createJob(db, book, actor, name, { ...table, rowCount });
}

type Running = { deps: Deps; book: Book; actor: Actor; crud: CrudOptions };

/** Starts a dry run of the whole workbook. Returns at once. @throws Refusal 409, 429 as an import's check */
export async function checkBook({ deps: { db }, book, actor, crud }: Running, id: string): Promise<void> {
  const from = ['uploaded', 'checked', 'interrupted', 'cancelled', 'failed'] as const;
  await startRun(
    db,
    { id, state: 'checking' },
    () => takeJob(db, id, from, 'checking'),
    async (reporter) => {
      const given = await givenIn(db, id, book);
      const total = rowsOf(given);
      reporter.total(total);
      let result: BookResult | undefined;
      await takenBack(db, async (tx) => {
        const work = { actor, hooks: crud.hooks, progress: reporter.progress };
        result = await planBook(tx, await book.sheets(tx, given), given, work);
      });
      if (!result) throw new Stopped();
      const checked = result;
      await db.transaction(async (tx) => {
        await storeProblems(tx, id, checked.problems);
        const end = { state: 'checked', done: total, total, rowCount: total, ...toldOf(checked) };
        if (!(await settleJob(tx, id, 'checking', end))) throw new Stopped();
      });
    },
    async (error) => ({ state: 'failed', message: wordsOf(error) }),
  );
}

/** What was checked has changed meanwhile. */
class Moved extends Error {
  readonly result: BookResult;
  constructor(result: BookResult) {
    super('Moved');
    this.result = result;
  }
}

/** Stores the workbook in one transaction, only if it still comes to what was shown. Returns at once. @throws Refusal 409 with faults */
export async function applyBook({ deps: { db }, book, actor, crud }: Running, job: Job): Promise<void> {
  const counts = job.counts as BookCounts | null;
  if (job.state === 'checked' && (counts?.bad ?? 1) > 0)
    throw conflict(
      translate({
        id: 'Masih ada baris yang perlu diperbaiki. Perbaiki buku kerjanya, lalu unggah kembali.',
        en: 'Some rows still need to be corrected. Correct the workbook, then upload it again.',
      }),
    );
  await startRun(
    db,
    { id: job.id, state: 'applying' },
    () => takeJob(db, job.id, ['checked'], 'applying'),
    async (reporter) => {
      const given = await givenIn(db, job.id, book);
      const total = rowsOf(given);
      reporter.total(total);
      await db.transaction(async (tx) => {
        // One after another, and never while a tree of them is moved in.
        for (const name of ['import setup', ...book.resources])
          await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
        const work = { actor, hooks: crud.hooks, progress: reporter.progress };
        const result = await planBook(tx, await book.sheets(tx, given), given, work);
        if (result.badRows > 0 || result.fingerprint !== job.plan) throw new Moved(result);
        const { counts } = toldOf(result);
        await recordAudit(tx, {
          ...{ actor, action: 'import', resource: book.name, recordId: null },
          after: { file: job.fileName, job: job.id, ...counts },
        });
        const end = { state: 'done', done: total, total, counts };
        if (!(await settleJob(tx, job.id, 'applying', end))) throw new Stopped();
      });
      for (const name of book.resources) forgetLists(resourceNamed(name));
      await crud.rights.changed();
    },
    async (error) => {
      if (!(error instanceof Moved)) return { state: 'checked', message: wordsOf(error) };
      await storeProblems(db, job.id, error.result.problems);
      return {
        state: 'checked',
        ...toldOf(error.result),
        message: translate({
          id: 'Data berubah sejak diperiksa. Belum ada yang tersimpan. Lihat kembali hasilnya.',
          en: 'Records have changed since the check. Nothing is stored yet. Look at the result again.',
        }),
      };
    },
  );
}

export type BookCounts = {
  create: number;
  update: number;
  unchanged: number;
  bad: number;
  sheets: { sheet: string; create: number; update: number }[];
};

function toldOf({ sheets, badRows, fingerprint }: BookResult): { counts: BookCounts; plan: string } {
  const sum = (of: 'create' | 'update' | 'unchanged') => sheets.reduce((all, sheet) => all + sheet[of], 0);
  const changed = sheets.filter(({ create, update }) => create + update > 0);
  return {
    counts: {
      ...{ create: sum('create'), update: sum('update'), unchanged: sum('unchanged'), bad: badRows },
      sheets: changed.map(({ sheet, create, update }) => ({ sheet, create, update })),
    },
    plan: fingerprint,
  };
}

/** The rows of each sheet without examples. */
export async function givenIn(db: Db, id: string, book: Book): Promise<Map<string, SheetRows>> {
  const { rows } = await db.execute<{ table: JobTable }>(
    sql`select "table" from import_job where id = ${id}`,
  );
  const given = new Map<string, SheetRows>();
  for (const [at, { sheet, headings }] of (rows[0]?.table.others ?? []).entries()) {
    if (!book.sheetNames.includes(sheet)) continue;
    const all = await readRows(db, id, at + 1);
    const isExample = (first: string): boolean => first.toLowerCase().startsWith(exampleMark);
    given.set(sheet, {
      headings,
      rows: all.filter(([, cells]) => !isExample(textOfCell(cells[0]))),
    });
  }
  return given;
}

const rowsOf = (given: ReadonlyMap<string, SheetRows>): number =>
  [...given.values()].reduce((sum, { rows }) => sum + rows.length, 0);

/** The problems of a checked workbook, the first of them or all. */
export async function problemsOf(
  executor: Executor,
  id: string,
  most = 50_000,
): Promise<{ items: BookProblem[]; total: number }> {
  const { rows } = await executor.execute<BookProblem & { total: number }>(sql`
    select sheet, row, heading, value, reason, count(*) over ()::int as total from import_problem
    where job_id = ${id} order by at limit ${most}`);
  return { items: rows.map(({ total: _total, ...problem }) => problem), total: rows[0]?.total ?? 0 };
}
