import { Readable } from 'node:stream';
import type { Executor } from '../../db/executor.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { listProblems } from './problems.ts';

/** Streams the problems of a job's rows as CSV, to work through. */
export const problemsCsv = (executor: Executor, jobId: string): Readable =>
  Readable.from(linesOf(executor, jobId));

async function* linesOf(executor: Executor, jobId: string): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(['Baris', 'Kolom', 'Nilai', 'Alasan']));
  const perPage = 5000;
  for (let page = 1; ; page += 1) {
    const { items } = await listProblems(executor, jobId, { page, perPage });
    const lines = items.map(({ row, heading, value, reason }) =>
      csvLine([String(row), heading, value, reason]),
    );
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    if (items.length < perPage) return;
  }
}
