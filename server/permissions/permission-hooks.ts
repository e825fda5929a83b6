import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Hooks } from '../crud/index.ts';
import { conflict, invalid } from '../http/index.ts';

const ofTheApplication = ['name', 'branch', 'sortOrder'] as const;
const kept = {
  id: 'Ditetapkan aplikasi. Pada hak akses bawaan hanya keterangan dan status yang dapat diubah.',
  en: 'Set by the application. Of built-in permissions only the description and status can be changed.',
};

/** Built-in privileges cannot be removed; added ones can be deleted while no role has them. */
export const permissionHooks: Hooks = {
  afterWrite: async (_executor, { before, record }) => {
    if (!before?.isDeclared) return;
    const changed = ofTheApplication.filter((name) => before[name] !== record[name]);
    if (changed.length > 0)
      throw invalid(Object.fromEntries(changed.map((name) => [name, [translate(kept)]])));
  },
  afterDelete: async (executor, { before }) => {
    if (before.isDeclared)
      throw conflict(
        translate({
          id: 'Hak akses bawaan tidak dapat dihapus. Nonaktifkan bila tidak perlu ditawarkan lagi kepada peran.',
          en: 'Built-in permissions cannot be deleted. Deactivate it if roles shall no longer be offered it.',
        }),
      );
    const found = await executor.execute<{ name: string }>(
      sql`select name from role where exists (
        select from unnest(privileged_list) held where split_part(held, ':', 1) = ${before.path}::text
      ) order by name limit 6`,
    );
    if (found.rows.length > 0) {
      const names = found.rows
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ');
      const hasMore = found.rows.length > 5;
      throw conflict(
        translate({
          id: `Tidak dapat dihapus karena masih dimiliki peran ${names}${hasMore ? ' dan lainnya' : ''}. Cabut dari peran itu lebih dulu.`,
          en: `Cannot be deleted while roles have it: ${names}${hasMore ? ' and others' : ''}. Take it from those roles first.`,
        }),
      );
    }
  },
};
