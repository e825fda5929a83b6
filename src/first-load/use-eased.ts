import { useDeferredValue } from 'react';

/** Selection, deferred when it changes for many rows at once: the clicked checkbox responds first. */
export function useEased(ids: readonly string[]): readonly string[] {
  const before = useDeferredValue(ids);
  return Math.abs(ids.length - before.length) > manyRows ? before : ids;
}
const manyRows = 10;
