import type { Hooks } from '../../crud/index.ts';
import { conflict, invalid } from '../../http/index.ts';

/** What a filing unit's form must not do; in the transaction of the write. */
export const filingUnitHooks: Hooks = {
  afterWrite: async (_executor, { before, record }) => {
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
