import type { Editor } from '@tiptap/core';

/** Where the cursor stands in a text: the words before it, and which time they stand there, from 1. */
export type Caret = { words: string; nth: number };

/** So many characters before the cursor are searched for; fewer where the paragraph begins. */
const most = 40;

/** Takes an editor, gives where its cursor is; null where no words stand before or behind it in the paragraph. */
export function caretIn({ state }: Editor): Caret | null {
  const { $head } = state.selection;
  if (!$head.parent.isTextblock) return null;
  const before = textOf($head.parent.textBetween(0, $head.parentOffset, '\n', chip));
  const after = textOf($head.parent.textBetween($head.parentOffset, $head.parent.content.size, '\n', chip));
  const near = (before.split(chip).at(-1) ?? '').slice(-most);
  const words = (near.trim() ? near : (after.split(chip)[0] ?? '').slice(0, most)).trim();
  if (!words) return null;
  const all = textOf(state.doc.textBetween(0, $head.pos, '\n', chip)) + (near.trim() ? '' : words);
  return { words, nth: Math.max(1, all.split(words).length - 1) };
}

/** Paper prints its value, not its name. */
const chip = '\uFFFC';
const textOf = (text: string): string => text.replaceAll(/\s+/g, ' ');
