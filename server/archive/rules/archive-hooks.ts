import { eq } from 'drizzle-orm';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Hooks, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';

/** What an item's form and its list's bulk changes must not do; in the transaction of the write. */
export const archiveHooks: Hooks = {
  afterWrite: async (executor, { who, before, record }) => {
    if (before) refuseForeignChange(who, before, record);
    if (record.filingUnitId !== before?.filingUnitId) await refuseUnfit(executor, record);
  },
  afterDelete: async (_executor, { before }) => {
    if (before.origin === 'naskah' || before.filingUnitId || before.status !== 'active')
      throw conflict(
        'Arsip yang berasal dari naskah atau sudah diberkaskan tidak dapat dihapus. Usulkan pemusnahannya bila masa simpannya habis.',
      );
  },
};

/** What a letter says of itself, its archive item says too; a class is lowered by who put the item into it (DOMAIN 4). */
function refuseForeignChange(who: Who, before: Row, record: Row): void {
  if (before.origin === 'naskah') {
    const changed = ['title', 'number', 'documentDate', 'securityId'].filter(
      (name) => record[name] !== before[name],
    );
    if (changed.length > 0)
      throw invalid(Object.fromEntries(changed.map((name) => [name, ['Mengikuti naskahnya.']])));
  }
  if (Number(record.securityRank) < Number(before.securityRank) && record.createdById !== who.userId)
    throw invalid({ securityId: ['Kelas keamanan hanya dapat diturunkan oleh pengunggahnya.'] });
}

/** Items go into open files of their own unit. */
async function refuseUnfit(executor: Executor, record: Row): Promise<void> {
  if (!record.filingUnitId) return;
  const units = tableOf(filingUnit);
  const [unit] = await executor
    .select({ status: units.status, unitId: units.unitId })
    .from(units)
    .where(eq(units.id, String(record.filingUnitId)))
    // Nobody closes it while something is put in; its count changes with that, so sharing it would be a standstill.
    .for('no key update');
  if (unit?.unitId !== record.unitId)
    throw invalid({ filingUnitId: ['Pilih berkas milik unit pengolah arsip ini.'] });
  if (unit?.status !== 'open') throw invalid({ filingUnitId: ['Berkas ini sudah ditutup.'] });
}
