import type { BulkOutcome } from '../../../../dataProvider/index.ts';

/** What undoing writes back, as long as the records still have the versions that the change left them with. */
type Group = { ids: string[]; before: Record<string, unknown>; versions: Record<string, number> };

/** Records that had the same values, so that undoing takes one call for all of them. */
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
