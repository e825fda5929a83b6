import type { ImportProblem } from '../../../../domain/calls/transfer.ts';
import { type Hooks, looksAtStored } from '../../../crud/index.ts';
import type { Db } from '../../../db/executor.ts';
import type { FileRow } from '../file/cells.ts';
import { strayRows } from './attach-parts.ts';
import { checkRows, type Plan, type Work } from './check-rows.ts';
import { probeHooks } from './probe-hooks.ts';

/** Rounds of rechecking; rows that still fail afterwards must be corrected in the file. */
const mostRounds = 6;

/**
 * Plans also the good rows alone. They may depend on bad ones (parent, freed code), so rechecks until stable.
 * @returns the plan of the good rows; null for the good ones when they could not be told from the others
 */
export async function checkGood(
  db: Db,
  work: Work,
  rows: readonly FileRow[],
  hooks: Hooks | undefined,
  progress: (rows: number) => Promise<void>,
): Promise<{ plan: Plan | null; problems: ImportProblem[]; badRows: number }> {
  const problems = strayRows(work, rows);
  const strays = problems.length;
  const bad = new Set<number>();
  for (let round = 0; round < mostRounds; round += 1) {
    const left = rows.filter(([row]) => !bad.has(row));
    const plan = await checkRows(db, work, left, false, progress);
    if (plan.badRows === 0 && (hooks?.beforeWrite || looksAtStored(hooks)))
      await probeHooks(db, work, hooks, plan, progress);
    for (const problem of plan.problems) bad.add(problem.row);
    problems.push(...plan.problems);
    if (plan.badRows === 0 || bad.size === rows.length)
      return { plan, problems: problems.toSorted((a, b) => a.row - b.row), badRows: bad.size + strays };
  }
  return { plan: null, problems: problems.toSorted((a, b) => a.row - b.row), badRows: bad.size + strays };
}
