import { eq } from 'drizzle-orm';
import { say } from '../../../lib/language.ts';
import { typedNames } from '../../../resources/declare.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Hooks, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { changedFields, standingOf, whyFixed } from './fixed.ts';

/** What a filing unit's form, imports and its list's bulk changes must not do; in the transaction of the write. */
export const filingUnitHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    if (record.parentId !== before?.parentId) await refuseForeignParent(executor, record);
    if (!before) return;
    await refuseFixedChange(executor, before, record);
    // The retention of what is in it hangs on this.
    if (record.classificationId !== before.classificationId && Number(before.itemCount) > 0)
      throw invalid({
        classificationId: [
          say({
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
        say({
          id: `${fixed.message} Berkas ini tidak dapat dihapus.`,
          en: `${fixed.message} This filing unit cannot be deleted.`,
        }),
      );
  },
};

/** What a closed file is said to be stays so; what may come later is a remark, and the event that its clock waits for. */
const freeOfUnits = ['description', 'eventId'];

async function refuseFixedChange(executor: Executor, before: Row, record: Row): Promise<void> {
  const changed = changedFields(typedNames(filingUnit.fields), before, record);
  if (changed.length === 0) return;
  const standing = await standingOf(executor, before.id);
  const fixed = standing && whyFixed(standing);
  if (!fixed) return;
  // Held, or on a list, nothing is free: the minutes say of it what it was when they were agreed on.
  const free = fixed.free.length > 0 ? [...fixed.free, ...freeOfUnits] : [];
  const refused = changed.filter((name) => !free.includes(name));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [fixed.message]])));
}

/** A unit's files stand under its own: another's are none of its people's to see. */
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
        say({
          id: 'Pilih berkas milik unit pengolah yang sama.',
          en: 'Choose a filing unit of the same processing unit.',
        }),
      ],
    });
}
