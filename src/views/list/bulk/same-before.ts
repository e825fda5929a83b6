import type { BulkOutcome } from '../../../../dataProvider/index.ts';

/** Values an undo restores, provided the records still have these versions. */
type Group = { ids: string[]; before: Record<string, unknown>; versions: Record<string, number> };

/** Groups records by their former values, so that an undo takes one call per group. */
export function sameBefore(done: BulkOutcome['done']): Group[] {
  const groups = new Map<string, Group>();
  for (const { id, before, version } of done) {
    if (!before) continue;
    const key = JSON.stringify(before);
    const group = groups.get(key) ?? { ids: [], before, versions: {} };
    group.ids.push(id);
    if (version !== undefined) group.versions[id] = version;
    groups.set(key, group);
  }
  return [...groups.values()];
}
