import { eq } from 'drizzle-orm';
import type { ImportProblem } from '../../../domain/calls/transfer.ts';
import type { Executor } from '../../db/executor.ts';
import type { ListData } from '../../http/index.ts';
import { importProblem } from '../tables.ts';
import { portions, statement } from './check/statement.ts';

/** More than users read; the count of bad rows is always exact. */
export const mostProblems = 50_000;

export async function storeProblems(
  executor: Executor,
  jobId: string,
  problems: readonly (ImportProblem & { sheet?: string })[],
): Promise<void> {
  await executor.delete(importProblem).where(eq(importProblem.jobId, jobId));
  await addProblems(executor, jobId, problems);
}

/** Longer values are cut. */
export const longestValue = 500;

/** Appends further problems to the stored ones. */
export async function addProblems(
  executor: Executor,
  jobId: string,
  problems: readonly (ImportProblem & { sheet?: string })[],
): Promise<void> {
  let at = await executor.$count(importProblem, eq(importProblem.jobId, jobId));
  for (const some of portions(problems.slice(0, mostProblems), 5000)) {
    const rows = some.map((problem) => {
      at += 1;
      return {
        ...problem,
        value: problem.value.slice(0, longestValue).toWellFormed().replaceAll('\u0000', ''),
        at,
      };
    });
    await executor.execute(
      statement(
        `insert into import_problem (job_id, at, sheet, row, heading, value, reason)
          select $1::uuid, x.at, coalesce(x.sheet, ''), x.row, x.heading, x.value, x.reason
          from jsonb_to_recordset($2::jsonb)
            as x(at integer, sheet text, row integer, heading text, value text, reason text)`,
        [jobId, JSON.stringify(rows)],
      ),
    );
  }
}

/** Loads a page of problems, in file order. */
export async function listProblems(
  executor: Executor,
  jobId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<ListData<ImportProblem>> {
  const { rows } = await executor.execute<ImportProblem & { total: number }>(
    statement(
      `select row, heading, value, reason, count(*) over ()::int as total from import_problem
        where job_id = $1 order by at limit $2 offset $3`,
      [jobId, perPage, (page - 1) * perPage],
    ),
  );
  return {
    items: rows.map(({ total: _total, ...problem }) => problem),
    totalCount: rows[0]?.total ?? 0,
  };
}
