import { AssistiveDndState, type DndState } from '@headless-tree/core';
import { translate } from '../../../lib/language.ts';
import { treeMessages } from './messages.ts';
import { lineOf, topId } from './tree-data.ts';

type Naming = { nameOf: (id: string) => string };

/** Screen reader messages for moving a row by keyboard. */
export function announced(
  dnd: DndState<string> | null | undefined,
  at: AssistiveDndState,
  { nameOf }: Naming,
): string {
  const [lifted] = dnd?.draggedItems ?? [];
  if (!lifted || (at !== AssistiveDndState.Started && at !== AssistiveDndState.Dragging)) return '';
  const place = placeNamed(dnd?.dragTarget, { nameOf });
  return at === AssistiveDndState.Started
    ? translate(treeMessages.lifted(nameOf(lifted.getId()), place))
    : place;
}

function placeNamed(target: DndState<string>['dragTarget'], { nameOf }: Naming): string {
  const under = target?.item.getId();
  if (!target || !under || lineOf(under).kind !== 'row') return translate(treeMessages.nowhere);
  const name = under === topId ? translate(treeMessages.topLevel) : nameOf(under);
  if ('childIndex' in target) return translate(treeMessages.between(target.insertionIndex + 1, name));
  return translate(treeMessages.inside(name));
}
