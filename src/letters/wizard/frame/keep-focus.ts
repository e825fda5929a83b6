import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** Exchanges fields, and puts the focus back into the new one of the same id. */
export function keepFocus(exchange: () => void): void {
  const held = document.activeElement;
  const isLine = held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement;
  const range = isLine ? ([held.selectionStart, held.selectionEnd] as const) : null;
  exchange();
  if (!held?.id || held.isConnected) return;
  const field = focusAgain(held.id);
  if (range && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    field.setSelectionRange(...range);
}

/** Focuses what has the id now, and gives it. */
export function focusAgain(id: string): HTMLElement | null {
  const field: TiptapEditorHTMLElement | null = document.getElementById(id);
  // A text by its editor: the browser alone puts the caret before its first word.
  if (field?.editor) field.editor.view.focus();
  else field?.focus({ preventScroll: true });
  return field;
}
