import type { Hooks } from '../../../crud/index.ts';
import type { Db } from '../../../db/executor.ts';
import { Refusal } from '../../../http/index.ts';
import { writePlan } from '../write-plan.ts';
import type { Plan, Work } from './check-rows.ts';

/**
 * Asks what a resource does beyond its rows (who may be let in, who may not be locked out): stores each row for the
 * asking in a transaction that is taken back.
 */
export async function probeHooks(
  db: Db,
  { resource, who }: Work,
  hooks: Hooks,
  plan: Plan,
  progress: (rows: number) => Promise<void>,
): Promise<void> {
  const takenBack = new Error('Only asked');
  const bad = new Set<number>();
  const rows = [
    ...plan.creations.map((creation) => ({ row: creation.row, creations: [creation], changes: [] })),
    ...plan.changes.map((change) => ({ row: change.row, creations: [], changes: [change] })),
  ];
  await db
    .transaction(async (tx) => {
      for (const { row, creations, changes } of rows) {
        await progress(row);
        try {
          await tx.transaction((inner) =>
            writePlan(inner, { resource, who, creations, changes, hooks }, async () => undefined),
          );
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          bad.add(row);
          plan.problems.push(...told(row, error));
        }
      }
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
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
