import { sql } from 'drizzle-orm';
import { trimSlashes } from '../../domain/access/paths.ts';
import { parseEntry, pathOf, rightsOf } from '../../domain/access/rights.ts';
import { translate } from '../../lib/language.ts';
import { entryFault } from '../../resources/entry-fault.ts';
import { loses, refuseLockout } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';

/** Limits a role to the catalogue's paths and declared verbs and fields; protects the last administrator's rights. */
export const roleHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    const held = pathsOf(before);
    const added = pathsOf(record).filter((path) => !held.includes(path));
    refuseMeaningless(added, pathsOf(record));
    if (added.length > 0) await refuseUnknown(executor, newPaths(added, held));
    const deactivated = before?.isActive === true && record.isActive === false;
    const isLess = loses(held, pathsOf(record)) || added.some(narrows);
    if (before && (deactivated || isLess)) await refuseLockout(executor);
  },
  afterDelete: (executor) => refuseLockout(executor),
};

const pathsOf = (row: Record<string, unknown> | null): string[] =>
  Array.isArray(row?.privilegedList) ? row.privilegedList.map(String) : [];

const narrows = (entry: string): boolean => 'narrows' in (parseEntry(entry) ?? {});

/** Paths that the role did not hold in any way. */
const newPaths = (added: readonly string[], held: readonly string[]): string[] => {
  const had = new Set(held.map(pathOf));
  return [...new Set(added.map(pathOf))].filter((path) => !had.has(path));
};

/** @throws Refusal 422 for verbs and fields that are not declared, and for fields of a path that is not given */
function refuseMeaningless(added: readonly string[], all: readonly string[]): void {
  const faults = added.flatMap((entry) => entryFault(entry) ?? []).map((message) => translate(message));
  const rights = rightsOf(all);
  for (const [path, { verbs }] of rights)
    if (verbs.size === 0 && added.some((entry) => trimSlashes(pathOf(entry)) === path))
      faults.push(
        translate({
          id: `Isian dibatasi tanpa hak membuka halamannya: /${path}.`,
          en: `Fields are narrowed of a page that is not given: /${path}.`,
        }),
      );
  if (faults.length > 0) throw invalid({ privilegedList: faults });
}

/** @throws Refusal 422 for paths that are not in the catalogue or no longer offered */
async function refuseUnknown(executor: Executor, paths: readonly string[]): Promise<void> {
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
