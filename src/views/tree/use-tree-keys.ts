import type { CustomHotkeysConfig, ItemInstance, TreeInstance } from '@headless-tree/core';
import { type KeyboardEvent, useRef } from 'react';

/**
 * Keys besides navigation (WAI-ARIA tree pattern): Enter opens, Space lifts and drops, as in other keyboard-sorted
 * lists.
 */
export const treeKeys = (
  openLine: (item: ItemInstance<string>) => void,
  begin: (tree: TreeInstance<string>) => void,
): CustomHotkeysConfig<string> => ({
  customOpen: {
    hotkey: 'Enter',
    preventDefault: true,
    isEnabled: (tree) => !tree.getState().dnd,
    handler: (_, tree) => openLine(tree.getFocusedItem()),
  },
  startDrag: {
    hotkey: 'Space',
    preventDefault: true,
    isEnabled: (tree) => !tree.getState().dnd,
    handler: (_, tree) => begin(tree),
  },
  customDrop: {
    hotkey: 'Space',
    preventDefault: true,
    isEnabled: (tree) => Boolean(tree.getState().dnd),
    handler: (event, tree) => tree.getHotkeyPresets().completeDrag.handler(event, tree),
  },
  cancelDrag: {
    hotkey: 'Escape',
    preventDefault: true,
    isEnabled: (tree) => Boolean(tree.getState().dnd),
    handler: (_, tree) => {
      const [lifted] = tree.getState().dnd?.draggedItems ?? [];
      tree.stopKeyboardDrag();
      lifted?.setFocused();
      tree.updateDomFocus();
    },
  },
  // Both scroll the page otherwise.
  focusFirstItem: {
    hotkey: 'Home',
    preventDefault: true,
    isEnabled: (tree) => !tree.getState().dnd,
    handler: (event, tree) => tree.getHotkeyPresets().focusFirstItem.handler(event, tree),
  },
  focusLastItem: {
    hotkey: 'End',
    preventDefault: true,
    isEnabled: (tree) => !tree.getState().dnd,
    handler: (event, tree) => tree.getHotkeyPresets().focusLastItem.handler(event, tree),
  },
});

/** Typed letters count together for this long. */
const together = 1000;

/** Moves focus to the next row whose name starts with the typed letters. */
export function useTypeAhead(tree: TreeInstance<string>): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey || tree.getState().dnd) return;
    const { text, at } = typed.current;
    const sought = (event.timeStamp - at < together ? text : '') + event.key.toLowerCase();
    typed.current = { text: sought, at: event.timeStamp };
    const items = tree.getItems();
    const from = tree.getFocusedItem()?.getItemMeta().index ?? 0;
    // The first letter goes on from here, further ones narrow down.
    const start = sought.length === 1 ? from + 1 : from;
    const line = [...items.slice(start), ...items.slice(0, start)];
    const found = line.find((item) =>
      item
        .getItemName()
        .split('\n')
        .some((name) => name.toLowerCase().startsWith(sought)),
    );
    if (!found) return;
    event.preventDefault();
    found.setFocused();
    tree.updateDomFocus();
  };
}
