import { gunzipSync, gzipSync } from 'node:zlib';
import { and, asc, between, eq } from 'drizzle-orm';
import type { ImportProblem, ListedProblem, MendedCell } from '../../../domain/calls/transfer.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { importChunk } from '../tables.ts';
import { mappedColumns } from './check/decode-rows.ts';
import { areTooMuch, type FileRow, tooMuch } from './file/cells.ts';
import { chunksPerSheet, type Job } from './jobs.ts';
import type { ImportOptions } from './options.ts';
import { longestValue } from './problems.ts';

/**
 * Puts typed cells in the place of the file's, as if it had been uploaded with them.
 * @throws Refusal 422 where all of it is more than a file may hold
 */
export async function mendRows(tx: Executor, jobId: string, cells: readonly MendedCell[]): Promise<void> {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const chunks = await tx
    .select({ at: importChunk.at, content: importChunk.content })
    .from(importChunk)
    .where(and(eq(importChunk.jobId, jobId), between(importChunk.at, 0, chunksPerSheet - 1)))
    .orderBy(asc(importChunk.at))
    .for('update');
  const all: FileRow[] = [];
  for (const { at, content } of chunks) {
    const rows = JSON.parse(gunzipSync(content).toString()) as FileRow[];
    all.push(...rows);
    const mended = rows.filter(([row]) => byRow.has(row));
    if (mended.length === 0) continue;
    for (const [row, values] of mended)
      for (const { column, value } of byRow.get(row) ?? []) {
        while (values.length < column) values.push(null);
        values[column] = value === '' ? null : value;
      }
    await tx
      .update(importChunk)
      .set({ content: gzipSync(JSON.stringify(rows)) })
      .where(and(eq(importChunk.jobId, jobId), eq(importChunk.at, at)));
  }
  if (areTooMuch(all)) throw invalid({ cells: [translate(tooMuch)] }, translate(tooMuch));
}

/**
 * Problems with the column of the cell that each is about, while that may be mended. A cut value could not be.
 * @param seen the declaration as the owner's role sees it
 */
export function withColumns(
  seen: Resource,
  { state, options }: Pick<Job, 'state' | 'options'>,
  problems: readonly ImportProblem[],
): ListedProblem[] {
  const columns = new Map(
    state === 'checked' && options
      ? mappedColumns(seen, options as ImportOptions).map(({ heading, index }) => [heading, index])
      : [],
  );
  return problems.map((problem) => {
    const isWhole = problem.row > 0 && problem.value.length < longestValue;
    return { ...problem, column: (isWhole ? columns.get(problem.heading) : undefined) ?? null };
  });
}
