import { gunzipSync } from 'node:zlib';
import { and, asc, between, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import {
  type ImportState,
  type RunningState,
  runningStates,
  storedStates,
} from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import { stateIn } from '../../db/state-in.ts';
import { conflict, notFound } from '../../http/index.ts';
import { importChunk, importJob } from '../tables.ts';
import type { FileRow, FileTable, OtherSheet } from './file/cells.ts';
import type { ImportOptions } from './options.ts';

export type Job = typeof importJob.$inferSelect;
/** What a person chooses columns by. */
export type JobTable = Pick<FileTable, 'sheets' | 'sheet' | 'headings' | 'samples'> & {
  /** Sheets of parts, in the order of their chunks; absent in jobs from before there were any. */
  others?: Omit<OtherSheet, 'chunks'>[];
};

/** What a job is of: a resource, or a workbook of several. */
type Of = { name: string };

/** A worker that has not been heard of for so long is gone. */
const silence = 20;
/** Files kept per user that are not stored; another upload deletes the oldest. */
const mostKept = 5;
/** An upload counts from its arrival; what undoing a stored one needs, from its last step. */
const keptHours = 24;

/** When a stored job goes. */
export const keptUntil = ({ heartbeatAt }: Pick<Job, 'heartbeatAt'>): Date =>
  new Date(heartbeatAt.getTime() + keptHours * 3600_000);

/** Stores an uploaded file's rows for a day, and deletes older ones. */
export async function createJob(
  db: Db,
  resource: Of,
  actor: Actor,
  fileName: string,
  { chunks, rowCount, others, ...table }: FileTable,
): Promise<string> {
  await removeExpired(db);
  const id = newId();
  await db.transaction(async (tx) => {
    // What is stored is left to its undo.
    const isUnstored = sql`owner_id = ${actor.userId} and not ${stateIn('state', storedStates)}`;
    await tx.execute(sql`delete from import_job where ${isUnstored} and not ${stateIn('state', runningStates)}
      and id not in (select id from import_job where ${isUnstored} order by created_at desc limit ${mostKept - 1})`);
    await tx.insert(importJob).values({
      id,
      ownerId: actor.userId,
      resource: resource.name,
      state: 'uploaded',
      fileName: fileName.slice(0, 200).toWellFormed(),
      table: { ...table, others: others.map(({ chunks: _rows, ...other }) => other) },
      rowCount,
    });
    for (const [sheet, packed] of [chunks, ...others.map((other) => other.chunks)].entries())
      for (const [at, content] of packed.entries())
        await tx
          .insert(importChunk)
          .values({ jobId: id, at: sheet * chunksPerSheet + at, content: Buffer.from(content) });
  });
  return id;
}

/**
 * Finds the user's own job on this resource; a job without heartbeat counts as stopped.
 * @throws Refusal 404 for another user's
 */
export async function findJob(db: Db, resource: Of, actor: Actor, id: string): Promise<Job> {
  if (!isId(id))
    throw notFound(translate({ id: 'Impor ini tidak ditemukan.', en: 'This import was not found.' }));
  const [ended, back] = [haltedIn('applying'), haltedIn('undoing')];
  await db.execute(sql`update import_job
    set state = case state when 'undoing' then ${back.state} else ${ended.state} end,
      message = case state when 'undoing' then ${back.message} else ${ended.message} end
    where id = ${id} and ${stateIn('state', runningStates)}
      and heartbeat_at < now() - ${silence} * interval '1 second'`);
  const [job] = await db
    .select(getTableColumns(importJob))
    .from(importJob)
    .where(
      and(eq(importJob.id, id), eq(importJob.ownerId, actor.userId), eq(importJob.resource, resource.name)),
    );
  if (!job) throw notFound(translate({ id: 'Impor ini tidak ditemukan.', en: 'This import was not found.' }));
  return job;
}

const stopped = {
  id: 'Terhenti karena layanan berhenti. Tidak ada data yang tersimpan.',
  en: 'Stopped, since the service stopped. Nothing was saved.',
};
const halfUndone = {
  id: 'Terhenti karena layanan berhenti. Urungkan lagi untuk melanjutkan.',
  en: 'Stopped, since the service stopped. Undo it again to go on.',
};

/** What a job becomes whose worker stopped: undoing stores as it goes, and goes on where it is asked again. */
export const haltedIn = (state: RunningState): { state: ImportState; message: string } =>
  state === 'undoing'
    ? { state: 'done', message: translate(halfUndone) }
    : { state: 'interrupted', message: translate(stopped) };

/** Finds the user's own stored imports of this resource, the last first, for as long as they are kept. */
export const storedJobs = (db: Db, resource: Of, actor: Actor): Promise<Job[]> =>
  db
    .select(getTableColumns(importJob))
    .from(importJob)
    .where(
      and(
        eq(importJob.ownerId, actor.userId),
        eq(importJob.resource, resource.name),
        inArray(importJob.state, [...storedStates]),
        sql`${importJob.heartbeatAt} > now() - ${keptHours} * interval '1 hour'`,
      ),
    )
    .orderBy(desc(importJob.heartbeatAt));

/** Deletes what the file said, once all of it is stored: an undo needs what was written alone. */
export const forgetRows = async (tx: Executor, id: string): Promise<void> => {
  await tx.delete(importChunk).where(and(eq(importChunk.jobId, id), gte(importChunk.at, 0)));
};

/**
 * Claims the job for work; of two concurrent requests only one succeeds.
 * @throws Refusal 409 from any other state
 */
export async function takeJob(
  executor: Executor,
  id: string,
  from: readonly ImportState[],
  to: RunningState,
  options?: ImportOptions,
): Promise<void> {
  const taken = await executor
    .update(importJob)
    .set({
      state: to,
      message: null,
      done: 0,
      heartbeatAt: sql`now()`,
      ...(options && { options, counts: null, plan: null }),
    })
    .where(and(eq(importJob.id, id), inArray(importJob.state, [...from])))
    .returning({ id: importJob.id });
  if (taken.length === 0)
    throw conflict(
      translate({
        id: 'Impor ini sedang berjalan, sudah selesai, atau belum diperiksa.',
        en: 'This import is running, done, or not checked yet.',
      }),
    );
}

/** Changes a running job's state; false when it is no longer in the expected one: stopped, or cancelled. */
export async function settleJob(
  executor: Executor,
  id: string,
  from: RunningState,
  values: Partial<typeof importJob.$inferInsert>,
): Promise<boolean> {
  const settled = await executor
    .update(importJob)
    .set({ ...values, heartbeatAt: sql`now()` })
    .where(and(eq(importJob.id, id), eq(importJob.state, from)))
    .returning({ id: importJob.id });
  return settled.length > 0;
}

/** More than a sheet can have (importLimits): chunks of the records come first, then those of each part. */
export const chunksPerSheet = 10_000;

/** All rows of the file; of a sheet of parts by its place among them, from 1. */
export async function readRows(db: Db, id: string, sheet = 0): Promise<FileRow[]> {
  const chunks = await db
    .select({ content: importChunk.content })
    .from(importChunk)
    .where(
      and(
        eq(importChunk.jobId, id),
        between(importChunk.at, sheet * chunksPerSheet, (sheet + 1) * chunksPerSheet - 1),
      ),
    )
    .orderBy(asc(importChunk.at));
  return chunks.flatMap(({ content }) => JSON.parse(gunzipSync(content).toString()) as FileRow[]);
}

export async function removeExpired(db: Db): Promise<void> {
  await db.execute(sql`delete from import_job where created_at < now() - ${keptHours} * interval '1 hour'
    and not (${stateIn('state', storedStates)} and heartbeat_at > now() - ${keptHours} * interval '1 hour')`);
}
