import { eq } from 'drizzle-orm';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Hooks, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';

/** What a filing unit's form must not do; in the transaction of the write. */
export const filingUnitHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    if (record.parentId !== before?.parentId) await refuseForeignParent(executor, record);
    if (!before) return;
    if (record.classificationId === before.classificationId) return;
    // The retention of what is in it hangs on this.
    if (before.status === 'closed' || Number(before.itemCount) > 0)
      throw invalid({ classificationId: ['Tidak dapat diubah karena berkas sudah berisi atau ditutup.'] });
  },
  afterDelete: async (_executor, { before }) => {
    if (before.stage !== 'active' || before.status === 'closed')
      throw conflict('Berkas yang sudah ditutup tidak dapat dihapus.');
  },
};

/** A unit's files stand under its own: another's are none of its people's to see. */
async function refuseForeignParent(executor: Executor, record: Row): Promise<void> {
  if (!record.parentId) return;
  const units = tableOf(filingUnit);
  const [parent] = await executor
    .select({ unitId: units.unitId })
    .from(units)
    .where(eq(units.id, String(record.parentId)));
  if (parent?.unitId !== record.unitId)
    throw invalid({ parentId: ['Pilih berkas milik unit pengolah yang sama.'] });
}
