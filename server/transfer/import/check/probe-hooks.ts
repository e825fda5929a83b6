import { type Hooks, refusalOf } from '../../../crud/index.ts';
import type { Db, Executor } from '../../../db/executor.ts';
import { Refusal } from '../../../http/index.ts';
import { writePlan } from '../write-plan.ts';
import type { Change, Creation, Plan, Work } from './check-rows.ts';
import { portions } from './statement.ts';
import { parentsFirst } from './tree.ts';

/** Rows per transaction; between them others waiting for the rows proceed. */
const size = 200;

/** Tests hooks by storing rows and rolling back, some hundred per transaction, so that locks stay short. */
export async function probeHooks(
  db: Db,
  { resource, actor }: Work,
  hooks: Hooks,
  plan: Plan,
  progress: (rows: number) => Promise<void>,
): Promise<void> {
  const bad = new Set<number>();
  const above = ancestorsIn(plan, resource.parent);
  let asked = 0;
  for (const some of portions<Creation | Change>([...above.sorted, ...plan.changes], size))
    await takenBack(db, async (tx) => {
      const writing = { resource, actor };
      const stored = async () => undefined;
      await writePlan(tx, { ...writing, creations: above.of(some), changes: [] }, stored);
      for (const row of some) {
        await progress(asked);
        asked += 1;
        const only = 'before' in row ? { creations: [], changes: [row] } : { creations: [row], changes: [] };
        try {
          await tx.transaction((inner) => writePlan(inner, { ...writing, ...only, hooks }, stored));
        } catch (error) {
          const refusal = error instanceof Refusal ? error : refusalOf(error, resource);
          if (!refusal) throw error;
          bad.add(row.row);
          plan.problems.push(...told(row.row, refusal));
        }
      }
    });
  plan.badRows += bad.size;
  plan.creations = plan.creations.filter(({ row }) => !bad.has(row));
  plan.changes = plan.changes.filter(({ row }) => !bad.has(row));

  function told(row: number, refusal: Refusal) {
    const errors = Object.entries(refusal.errors ?? {});
    if (errors.length === 0) return [{ row, heading: resource.label.id, value: '', reason: refusal.message }];
    return errors.flatMap(([name, reasons]) =>
      reasons.map((reason) => ({
        row,
        heading: resource.fields[name]?.label.id ?? name,
        value: '',
        reason,
      })),
    );
  }
}

/** Does work in a transaction that leaves nothing behind. */
export async function takenBack(db: Db, work: (tx: Executor) => Promise<void>): Promise<void> {
  const onlyAsked = new Error('Only asked');
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw onlyAsked;
    })
    .catch((error: unknown) => {
      if (error !== onlyAsked) throw error;
    });
}

/** Orders new rows with parents first, and finds which rows others depend on. */
function ancestorsIn({ creations }: Plan, parent: string | undefined) {
  const parentOf = ({ values }: Creation | Change): unknown => parent && values[parent];
  const byId = new Map(creations.map((creation) => [creation.id, creation]));
  const of = (rows: readonly (Creation | Change)[]): Creation[] => {
    const there = new Set(rows.map(({ id }) => id));
    const missing: Creation[] = [];
    for (const row of rows)
      for (let up = byId.get(String(parentOf(row))); up; up = byId.get(String(parentOf(up))))
        if (!there.has(up.id)) {
          there.add(up.id);
          missing.push(up);
        }
    return missing;
  };
  return { sorted: parentsFirst(creations, parentOf), of };
}
