import { eq, sql } from 'drizzle-orm';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type FilingUnitRow, findFilingUnit } from './find-filing-unit.ts';

const units = tableOf(filingUnit);

/** The changed values; the reason is stored with them in the history. */
export type Changed = { values: Partial<FilingUnitRow>; reason?: string | null };

/**
 * Finds and locks a filing unit, changes it, and records before and after.
 * @throws Refusal 403, 404; any error of `decide`
 */
export async function changeUnit(
  { db }: Deps,
  actor: Actor,
  { id, action, before: prepare }: { id: string; action: string; before?: (tx: Executor) => Promise<void> },
  decide: (tx: Executor, unit: FilingUnitRow) => Promise<Changed>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await prepare?.(tx);
    const unit = await findFilingUnit(tx, actor, id, { lock: 'no key update' });
    const { values, reason } = await decide(tx, unit);
    await tx
      .update(units)
      .set({ ...values, version: sql`${units.version} + 1`, updatedAt: new Date() } as never)
      .where(eq(units.id, id));
    const { createdAt: _made, updatedAt: _changed, ...before } = unit;
    const after = { ...before, ...values, version: Number(unit.version) + 1, ...(reason && { reason }) };
    await recordAudit(tx, { actor, action, resource: filingUnit.name, recordId: id, before, after });
  });
  forgetLists(filingUnit);
}
