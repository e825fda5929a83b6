import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { typedNames } from '../../../resources/declare.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Hooks, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { changedFields, standingOf, whyFixed } from './fixed.ts';

/** Refuses invalid writes by form, import and bulk change; runs in the transaction of the write. */
export const filingUnitHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    if (record.parentId !== before?.parentId) await refuseForeignParent(executor, record);
    if (!before) return;
    await refuseFixedChange(executor, before, record);
    // The retention of its content depends on this.
    if (record.classificationId !== before.classificationId && Number(before.itemCount) > 0)
      throw invalid({
        classificationId: [
          translate({
            id: 'Tidak dapat diubah karena berkas sudah berisi.',
            en: 'Cannot be changed, since something is filed in it.',
          }),
        ],
      });
  },
  beforeDelete: async (executor, { before }) => {
    const standing = await standingOf(executor, before.id);
    const fixed = standing && whyFixed(standing);
    if (fixed)
      throw conflict(
        translate({
          id: `${fixed.message} Berkas ini tidak dapat dihapus.`,
          en: `${fixed.message} This filing unit cannot be deleted.`,
        }),
      );
  },
};

/** Fields that stay editable on a closed file: remarks, and the event that starts its clock. */
const freeOfUnits = ['description', 'eventId'];

async function refuseFixedChange(executor: Executor, before: Row, record: Row): Promise<void> {
  const changed = changedFields(typedNames(filingUnit.fields), before, record);
  if (changed.length === 0) return;
  const standing = await standingOf(executor, before.id);
  const fixed = standing && whyFixed(standing);
  if (!fixed) return;
  // While held or proposed nothing may change: the minutes describe it as agreed.
  const free = fixed.free.length > 0 ? [...fixed.free, ...freeOfUnits] : [];
  const refused = changed.filter((name) => !free.includes(name));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [fixed.message]])));
}

/** A parent must be of the same unit: users may not see files of other units. */
async function refuseForeignParent(executor: Executor, record: Row): Promise<void> {
  if (!record.parentId) return;
  const units = tableOf(filingUnit);
  const [parent] = await executor
    .select({ unitId: units.unitId })
    .from(units)
    .where(eq(units.id, String(record.parentId)));
  if (parent?.unitId !== record.unitId)
    throw invalid({
      parentId: [
        translate({
          id: 'Pilih berkas milik unit pengolah yang sama.',
          en: 'Choose a filing unit of the same processing unit.',
        }),
      ],
    });
}
