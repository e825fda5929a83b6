import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { meetsRule, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { forbidden, notFound } from '../../http/index.ts';

export type FilingUnitRow = ReturnType<typeof tableOf<typeof filingUnit.fields>>['$inferSelect'];

/**
 * Finds a filing unit the user may see.
 * @param options.lock locks it until the transaction ends: `share` keeps it from being closed meanwhile
 * @throws Refusal 403 without the page of filing units; 404 unseen
 */
export async function findFilingUnit(
  executor: Executor,
  actor: Actor,
  id: string,
  { lock }: { lock?: 'share' | 'no key update' } = {},
): Promise<FilingUnitRow> {
  const viewer = viewerOf(actor);
  if (!mayCallResource(viewer, filingUnit)) throw forbidden();
  if (!isId(id))
    throw notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This filing unit was not found.' }));
  const units = tableOf(filingUnit);
  const query = executor.select().from(units).where(eq(units.id, id));
  const [unit] = await (lock ? query.for(lock) : query);
  if (!unit || !meetsRule(filingUnit.rows(viewer), unit))
    throw notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This filing unit was not found.' }));
  return unit;
}

/** Checks who may change it: its own unit while it is active, then the records unit (DOMAIN 8). */
export const keepsFilingUnit = (actor: Actor, unit: FilingUnitRow): boolean =>
  meetsRule(filingUnit.writableRows?.(viewerOf(actor)) ?? false, unit);

/** @throws Refusal 403 when another unit keeps it */
export function assertKeeps(actor: Actor, unit: FilingUnitRow): void {
  if (!keepsFilingUnit(actor, unit))
    throw forbidden(
      translate({
        id: 'Hanya yang menyimpan berkas ini yang dapat mengubahnya.',
        en: 'Only those who keep this filing unit can change it.',
      }),
    );
}
