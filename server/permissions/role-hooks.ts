import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import { loses, refuseLockout } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';

/** Limits a role to privileges in the catalogue, and protects the rights of the last administrator. */
export const roleHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    const held = pathsOf(before);
    const added = pathsOf(record).filter((path) => !held.includes(path));
    if (added.length > 0) await refuseUnknown(executor, added);
    const deactivated = before?.isActive === true && record.isActive === false;
    if (before && (deactivated || loses(held, pathsOf(record)))) await refuseLockout(executor);
  },
  afterDelete: (executor) => refuseLockout(executor),
};

const pathsOf = (row: Record<string, unknown> | null): string[] =>
  Array.isArray(row?.privilegedList) ? row.privilegedList.map(String) : [];

/** @throws Refusal 422 for paths that are not in the catalogue or no longer offered */
async function refuseUnknown(executor: Executor, paths: string[]): Promise<void> {
  // Held until the end, so that none is deleted in between.
  const found = await executor.execute<{ path: string }>(
    sql`select path from permission where is_active and path = any(${sql.param(paths)}::text[]) for key share`,
  );
  const offered = new Set(found.rows.map(({ path }) => path));
  const unknown = paths.filter((path) => !offered.has(path));
  if (unknown.length > 0)
    throw invalid({
      privilegedList: [
        translate({
          id: `Tidak ditawarkan dalam katalog hak akses: ${unknown.join(', ')}.`,
          en: `Not offered in the catalogue of permissions: ${unknown.join(', ')}.`,
        }),
      ],
    });
}
