import type { DragTarget, ItemInstance } from '@headless-tree/core';
import { beforeAt, isWithin, lineOf, type Place, placeOf, type TreeData, topId } from './tree-data.ts';

export type Target = DragTarget<string>;

/**
 * Allows a drop: never within itself or at its present place, and between siblings only where they have an order.
 */
export function mayDrop(tree: TreeData, id: string, target: Target, hasOrder: boolean): boolean {
  const under = target.item.getId();
  if (lineOf(under).kind !== 'row' || (under !== topId && isWithin(tree, under, id))) return false;
  if (!('childIndex' in target)) return hasOrder || placeOf(tree, id).under !== under;
  // Without an order, the top level has one drop place: before the first root.
  if (!hasOrder) return under === topId && target.childIndex === 0 && placeOf(tree, id).under !== topId;
  const branch = tree.branches[under];
  const isAfterAll = branch !== undefined && target.childIndex >= branch.ids.length;
  // Rows after the loaded ones are unknown.
  return branch !== undefined && !(isAfterAll && branch.ids.length < branch.total);
}

/** Gives the place of a drop; undefined when the record is already there. */
export function placeAt(tree: TreeData, id: string, target: Target, hasOrder: boolean): Place | undefined {
  const under = target.item.getId();
  const now = placeOf(tree, id);
  if (!('childIndex' in target) || !hasOrder)
    return now.under === under ? undefined : { under, before: undefined };
  const before = beforeAt(tree, under, target.childIndex, id);
  return now.under === under && now.before === before ? undefined : { under, before };
}

export const idsOf = (items: readonly ItemInstance<string>[] | undefined): string[] =>
  (items ?? []).map((item) => item.getId());
