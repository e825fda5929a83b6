import type { Hooks } from '../../crud/index.ts';
import { conflict, invalid } from '../../http/index.ts';

/** What a filing unit's form must not do; in the transaction of the write. */
export const filingUnitHooks: Hooks = {
  afterWrite: async (_executor, { before, record }) => {
    if (!before) return;
    const changed = ['classificationId', 'unitId'].filter((name) => record[name] !== before[name]);
    if (changed.length === 0) return;
    // The retention of what is in it hangs on these.
    if (before.status === 'closed' || Number(before.itemCount) > 0)
      throw invalid(
        Object.fromEntries(
          changed.map((name) => [name, ['Tidak dapat diubah karena berkas sudah berisi atau ditutup.']]),
        ),
      );
  },
  afterDelete: async (_executor, { before }) => {
    if (before.stage !== 'active' || before.status === 'closed')
      throw conflict('Berkas yang sudah ditutup tidak dapat dihapus.');
  },
};
