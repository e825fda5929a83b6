// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { keepFocus } from '../../../src/letters/wizard/frame/keep-focus.ts';
import { RichTextEditor } from '../../../src/rich-text/index.ts';

let exchange: (text: string) => void;
function Field() {
  const [text, setText] = useState('<p>Satu</p><p>Dua tiga</p><p>Empat</p>');
  exchange = (next) => act(() => keepFocus(() => flushSync(() => setText(next))));
  return <RichTextEditor key={text} id="isian" label="Isi" text={text} onChange={() => undefined} />;
}
const editorNow = () =>
  waitFor(() => {
    const { editor } = document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror') ?? {};
    if (!editor) throw new Error('No editor');
    return editor;
  });
const beforeCaret = ({ state: { selection } }: Editor) =>
  selection.$head.parent.textBetween(0, selection.$head.parentOffset);

test.each([
  ['a paragraph before it came', '<p>Nol</p><p>Satu</p><p>Dua tiga</p><p>Empat</p>', 'Dua t'],
  ['paragraphs on both sides changed', '<p>Nol, satu</p><p>Dua tiga</p><p>Empat puluh</p>', 'Dua t'],
  ['its own paragraph changed', '<p>Satu</p><p>Dua tahun</p><p>Empat</p>', 'Dua t'],
])('the caret stays where it was in a text that others changed: %s', async (_what, text, before) => {
  render(<Field />, { wrapper: CoreAdminContext });
  const first = await editorNow();
  first.view.focus();
  act(() => void first.commands.setTextSelection(12));
  expect(beforeCaret(first)).toBe('Dua t');
  exchange(text);
  const second = await editorNow();
  expect(second).not.toBe(first);
  expect(document.activeElement).toBe(second.view.dom);
  expect(beforeCaret(second)).toBe(before);
});
