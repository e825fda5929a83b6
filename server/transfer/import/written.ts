import { gunzipSync, gzipSync } from 'node:zlib';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ImportCounts, ImportUndone } from '../../../domain/calls/transfer.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Row, tableName } from '../../crud/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { importChunk } from '../tables.ts';
import type { Plan } from './check/check-rows.ts';
import { portions, statement } from './check/statement.ts';
import { parentsFirst } from './check/tree.ts';
import { type Job, keptUntil } from './jobs.ts';

/** A record as an import left it; `before` has what a changed one held in the fields that changed. */
export type Written = { id: string; row: number; version: number; before?: Row };

export type StoredCounts = ImportCounts & { isKept?: true; undone?: ImportUndone };

/** Whether the job still holds what taking it back needs. */
export const canUndo = (job: Pick<Job, 'state' | 'counts' | 'heartbeatAt'>): boolean =>
  job.state === 'done' &&
  (job.counts as StoredCounts | null)?.isKept === true &&
  keptUntil(job).getTime() > Date.now();

const size = 5000;

/**
 * Keeps what an import stored for as long as its job, in the same transaction.
 * @param areFollowed hooks may have written the records once more, so that only the database knows their versions
 */
export async function keepWritten(
  executor: Executor,
  jobId: string,
  resource: Resource,
  { creations, changes }: Pick<Plan, 'creations' | 'changes'>,
  areFollowed: boolean,
): Promise<void> {
  const { parent } = resource;
  const made = parent ? parentsFirst(creations, ({ values }) => values[parent]) : creations;
  const written: Written[] = [
    ...made.map(({ id, row }) => ({ id, row, version: 1 })),
    ...changes.map(({ id, row, before, values }) => ({
      ...{ id, row, version: Number(before.version) + 1 },
      before: Object.fromEntries(Object.keys(values).map((name) => [name, before[name] ?? null])),
    })),
  ];
  let at = 0;
  for (const some of portions(written, size)) {
    const versions = areFollowed ? await versionsOf(executor, resource, some) : new Map<string, number>();
    const stored = some.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }));
    at -= 1;
    await executor.insert(importChunk).values({ jobId, at, content: gzipSync(JSON.stringify(stored)) });
  }
}

/** What an import stored, the last first: changes may refer to what it made, and children to their parents. */
export async function readWritten(db: Db, jobId: string): Promise<Written[]> {
  const chunks = await db
    .select({ content: importChunk.content })
    .from(importChunk)
    .where(and(eq(importChunk.jobId, jobId), lt(importChunk.at, 0)))
    .orderBy(desc(importChunk.at));
  return chunks.flatMap(({ content }) => JSON.parse(gunzipSync(content).toString()) as Written[]).reverse();
}

async function versionsOf(
  executor: Executor,
  resource: Resource,
  records: readonly { id: string }[],
): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ id: string; version: number }>(
    statement(`select id, version from ${tableName(resource)} where id = any($1::uuid[])`, [
      records.map(({ id }) => id),
    ]),
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
