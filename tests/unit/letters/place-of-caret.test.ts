// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { placeOfCaret } from '../../../src/letters/wizard/preview/place-of-caret.ts';
import { caretIn } from '../../../src/rich-text/caret.ts';
import { letterChips } from '../../../src/rich-text/chips/chips.ts';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';

const piece = (text: string, y: number, x = 70) => ({ text, x, y, size: 11, length: 400 });
const drawn = {
  shared: '',
  pages: [
    {
      width: 596,
      height: 842,
      svg: '',
      words: [[piece('Dengan hormat,', 100)], [piece('Mohon arahan\n', 120), piece('Bapak Rina.', 135)]],
    },
    { width: 596, height: 842, svg: '', words: [[piece('1.\n', 80, 60), piece('Mohon arahan', 80, 80)]] },
  ],
};

const text =
  '<p>Dengan hormat,</p><p>Mohon arahan Bapak <span data-tag="dari"></span>.</p><ol><li><p>Mohon arahan</p></li></ol>';

test('the line of the page is found that the cursor stands on', () => {
  const editor = new Editor({ extensions: extensionsFor('whole', letterChips), content: text });
  const placeAt = (words: string, from = 0) => {
    const all = editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n', '\uFFFC');
    let at = -1;
    editor.state.doc.descendants((node, pos) => {
      const index = node.isText && pos >= from ? (node.text ?? '').indexOf(words) : -1;
      if (at < 0 && index >= 0) at = pos + index + words.length;
    });
    expect(all).toContain(words);
    editor.commands.setTextSelection(at);
    const caret = caretIn(editor);
    return caret && placeOfCaret(drawn, caret);
  };
  expect(placeAt('hormat,')).toEqual({ page: 0, x: 70, y: 100, size: 11 });
  expect(placeAt('Mohon ara')).toEqual({ page: 0, x: 70, y: 120, size: 11 });
  expect(placeAt('Bapak')).toEqual({ page: 0, x: 70, y: 135, size: 11 });
  // The same words again, on the next page.
  expect(placeAt('Mohon ara', 40)).toEqual({ page: 1, x: 60, y: 80, size: 11 });
  editor.destroy();
});

test('words that are not on paper have no place there', () => {
  expect(placeOfCaret(drawn, { words: 'belum tersusun', nth: 1 })).toBeNull();
});
