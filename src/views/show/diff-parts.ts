export type DiffPart = { kind: 'added' | 'removed' | 'same'; text: string; at: number };

/** Unchanged characters shown beside a change. */
const near = 60;

/** Shown parts of a comparison: shortens long unchanged stretches to what is next to a change. */
export function partsOf(
  changes: readonly { value: string; added?: boolean; removed?: boolean }[],
): DiffPart[] {
  return changes.map(({ value, added, removed }, at) => {
    if (added) return { kind: 'added', text: value, at };
    if (removed) return { kind: 'removed', text: value, at };
    return { kind: 'same', text: shortened(value, at > 0, at < changes.length - 1), at };
  });
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const head = hasBefore ? near : 0;
  const tail = hasAfter ? near : 0;
  if (text.length <= head + tail + near) return text;
  const start = head ? text.slice(0, head).replace(/\S*$/, '') : '';
  const end = tail ? text.slice(-tail).replace(/^\S*/, '') : '';
  return `${start}… ${end.trimStart()}`;
}
