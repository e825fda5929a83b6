import { sql } from 'drizzle-orm';
import type { Hooks } from '../crud/index.ts';
import { conflict, invalid } from '../http/index.ts';

const ofTheApplication = ['name', 'branch', 'sortOrder'] as const;
const kept = 'Ditetapkan aplikasi. Pada hak akses bawaan hanya keterangan dan status yang dapat diubah.';

/** Built-in privileges are the application's own; added ones can be deleted while no role holds them. */
export const permissionHooks: Hooks = {
  afterWrite: async (_executor, { before, record }) => {
    if (!before?.isDeclared) return;
    const changed = ofTheApplication.filter((name) => before[name] !== record[name]);
    if (changed.length > 0) throw invalid(Object.fromEntries(changed.map((name) => [name, [kept]])));
  },
  afterDelete: async (executor, { before }) => {
    if (before.isDeclared)
      throw conflict(
        'Hak akses bawaan tidak dapat dihapus. Nonaktifkan bila tidak perlu ditawarkan lagi kepada role.',
      );
    const found = await executor.execute<{ name: string }>(
      sql`select name from role where privileged_list @> array[${before.path}::text] order by name limit 6`,
    );
    if (found.rows.length > 0) {
      const names = found.rows.slice(0, 5).map(({ name }) => name);
      const more = found.rows.length > 5 ? ' dan lainnya' : '';
      throw conflict(
        `Tidak dapat dihapus karena masih dimiliki role ${names.join(', ')}${more}. Cabut dari role itu lebih dulu.`,
      );
    }
  },
};
