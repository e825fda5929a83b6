import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core';
import { tagLabel, tagNamed } from '../../../../domain/letters/tags.ts';
import { decoded } from '../../../shell/index.ts';

/** What a field's hash ends on that leads to words in it. */
export const hashOfWords = (words: string): string => `~${encodeURIComponent(words)}`;

/**
 * Scrolls to and focuses the field in the hash (`#isian-subject`), and selects words in it (`#isian-content~[dasar]`).
 * Waits, as steps render after the navigation.
 */
export function focusField(hash: string): void {
  const [id = '', words] = decoded(hash.slice(1)).split('~');
  if (!id.startsWith('isian-')) return;
  let tries = 40;
  const look = () => {
    const found: TiptapEditorHTMLElement | null =
      document.getElementById(id) ?? document.getElementById(`${id}-label`);
    if (found) {
      if (words && found.editor) return selectWords(found.editor, words);
      found.scrollIntoView({ block: 'center' });
      focusable(found)?.focus();
      if (words && found instanceof HTMLTextAreaElement) {
        const at = found.value.indexOf(words);
        if (at >= 0) found.setSelectionRange(at, at + words.length);
      }
    } else if (tries > 0) {
      tries -= 1;
      setTimeout(look, 50);
    }
  };
  look();
}

/** The element itself, or for a group the first in it. */
const focusable = (found: HTMLElement): HTMLElement | null =>
  found.tabIndex >= 0 ? found : found.querySelector<HTMLElement>('[tabindex="0"], input, button');

/** Selects the first such words, or the first placeholder of that name, so that typing replaces them. */
function selectWords(editor: Editor, words: string): void {
  let range: { from: number; to: number } | undefined;
  editor.state.doc.descendants((node, pos) => {
    if (range) return false;
    const tag = node.type.name === 'tag' && tagNamed(node.attrs.name);
    if (tag && tagLabel(tag) === words) range = { from: pos, to: pos + node.nodeSize };
    if (!node.isTextblock) return true;
    const at = node.textBetween(0, node.content.size, undefined, '\uFFFC').indexOf(words);
    if (at >= 0) range = { from: pos + 1 + at, to: pos + 1 + at + words.length };
    return true;
  });
  if (range) editor.commands.setTextSelection(range);
  editor.view.focus();
  editor.commands.scrollIntoView();
}
