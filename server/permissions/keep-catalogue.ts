import { sql } from 'drizzle-orm';
import { privileges, privilegeTree } from '../../resources/index.ts';
import type { Db } from '../db/executor.ts';
import { newId } from '../db/ids.ts';

/**
 * Syncs privileges with the declarations; descriptions and status belong to administrators. Idempotent and safe
 * for concurrent processes.
 */
export async function keepCatalogue(db: Db): Promise<void> {
  const paths = privileges.map(({ value }) => value);
  const list = (values: readonly (string | number)[], type: string) =>
    sql`unnest(${sql.param(values)}::${sql.raw(type)}[])`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('permission catalogue'))`);
    await tx.execute(sql`
      insert into permission as kept (id, path, name, branch, sort_order, is_declared)
      select ${list(
        paths.map(() => newId()),
        'uuid',
      )}, ${list(paths, 'text')},
        ${list(
          privileges.map(({ label }) => label.id),
          'text',
        )},
        ${list(paths.map(privilegeTree.groupOf), 'text')},
        ${list(
          paths.map((_, place) => (place + 1) * 10),
          'int',
        )}, true
      on conflict (lower(path)) do update
      set name = excluded.name, branch = excluded.branch, sort_order = excluded.sort_order, is_declared = true,
          version = kept.version + 1, updated_at = now()
      where (kept.name, kept.branch, kept.sort_order, kept.is_declared)
            is distinct from (excluded.name, excluded.branch, excluded.sort_order, true)`);
    await tx.execute(sql`
      update permission set is_declared = false, is_active = false, version = version + 1, updated_at = now()
      where is_declared and path <> all(${sql.param(paths)}::text[])`);
  });
}
