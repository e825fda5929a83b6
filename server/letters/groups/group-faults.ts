import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { NamedGroup } from './recipients.ts';
import { unfoldGroups } from './unfold-groups.ts';

type Faults = Record<string, string[]>;

export async function groupFaults(
  executor: Executor,
  groups: readonly NamedGroup[],
  before: readonly NamedGroup[] = [],
): Promise<Faults> {
  const faults: Faults = {};
  const known = new Set(before.map(({ kind, groupId }) => `${kind} ${groupId}`));
  const fresh = groups.filter(({ kind, groupId }) => !known.has(`${kind} ${groupId}`));
  const usable = await usableGroups(executor, fresh);
  for (const { kind, groupId } of fresh)
    if (!usable.has(groupId))
      faults[fieldOf(kind)] = [
        translate({
          id: 'Ada grup yang tidak dapat dipakai. Pilih kembali.',
          en: 'A group cannot be used. Choose again.',
        }),
      ];
  for (const kind of ['receiver', 'cc'] as const) {
    const ids = groups.filter((group) => group.kind === kind).map(({ groupId }) => groupId);
    if (new Set(ids).size < ids.length)
      faults[fieldOf(kind)] = [
        translate({
          id: 'Ada grup yang dipilih lebih dari sekali.',
          en: 'A group was chosen more than once.',
        }),
      ];
  }
  return faults;
}

/** Finds groups that reach nobody now, by field: these block sending. */
export async function emptyGroupFaults(executor: Executor, groups: readonly NamedGroup[]): Promise<Faults> {
  const reached = new Set(
    (await unfoldGroups(executor, [...new Set(groups.map((group) => group.groupId))])).map(
      (head) => head.groupId,
    ),
  );
  const faults: Faults = {};
  for (const { kind, groupId } of groups)
    if (!reached.has(groupId))
      faults[fieldOf(kind)] = [
        translate({
          id: 'Ada grup yang belum memiliki anggota dengan pejabat. Pilih grup lain.',
          en: 'A group has no member yet whose post is held. Choose another group.',
        }),
      ];
  return faults;
}

const fieldOf = (kind: NamedGroup['kind']): string => (kind === 'receiver' ? 'receivers' : 'ccs');

async function usableGroups(executor: Executor, groups: readonly NamedGroup[]): Promise<Set<string>> {
  if (groups.length === 0) return new Set();
  const ids = [...new Set(groups.map((group) => group.groupId))];
  const found = await executor.execute<{ id: string }>(
    sql`select id from unit_group where is_active and id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Set(found.rows.map((row) => row.id));
}
