import type { BulkOutcome } from '../../../../dataProvider/index.ts';

/** Records that had the same values, so that undoing takes one call for all of them. */
export function sameBefore(done: BulkOutcome['done']): { ids: string[]; before: Record<string, unknown> }[] {
  const groups = new Map<string, { ids: string[]; before: Record<string, unknown> }>();
  for (const { id, before } of done) {
    if (!before) continue;
    const key = JSON.stringify(before);
    const group = groups.get(key) ?? { ids: [], before };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
