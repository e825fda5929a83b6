import type { Resource } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { seenFor } from '../../crud/index.ts';
import type { Db } from '../../db/executor.ts';
import { type PartFile, partFilesOf } from './check/attach-parts.ts';
import { type Job, type JobTable, readRows } from './jobs.ts';

/** The sheets of parts that the job's file has and the actor's role sees, with their rows. */
export async function readPartFiles(
  db: Db,
  { resource, actor }: { resource: Resource; actor: Actor },
  job: Job,
): Promise<PartFile[]> {
  const files: PartFile[] = [];
  for (const { at, ...file } of partFilesOf(seenFor(actor, resource), job.table as JobTable))
    files.push({ ...file, rows: await readRows(db, job.id, at) });
  return files;
}
