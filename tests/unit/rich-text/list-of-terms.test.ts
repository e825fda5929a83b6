// @vitest-environment happy-dom

import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { bodyBlocks } from '../../../server/documents/body-blocks.ts';
import { paperHtml } from '../../../src/letters/sheet/clean-html.ts';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';

let editor: Editor;
const open = (content: string) => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensionsFor('whole'),
    content,
  });
};
afterEach(() => editor?.destroy());

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const marked = () => editor.view.dom.querySelectorAll('.tableWrapper[data-terms]').length;

test.each([
  ['a list of terms', table(row('Dasar', ':', 'rapat'), row('Kepada', ':', 'Budi')), true],
  [
    'one with a row across',
    table('<tr><td colspan="3"><p>Rincian</p></td></tr>', row('Dasar', ':', 'rapat')),
    true,
  ],
  ['a table of three columns', table(row('Nama', 'Kelas', 'Nilai'), row('Budi', ':', '9')), false],
  ['two columns', table(row('Dasar', ':')), false],
  ['four columns', table(row('Dasar', ':', 'a', 'b')), false],
])('%s is set alike where it is written, on the sheet and on paper', (_, html, isTerms) => {
  open(html);
  expect(marked()).toBe(isTerms ? 1 : 0);
  expect(paperHtml(html).includes('data-terms')).toBe(isTerms);
  expect(bodyBlocks(html)).toMatchObject([{ kind: 'table', plain: isTerms }]);
  expect(editor.getHTML(), 'the mark is not written').not.toContain('data-terms');
});

test('a table becomes a list of terms once its colon is written, and has tables of its own', () => {
  open(table(row('Dasar', '', `rapat</p>${table(row('a', 'b'))}<p>`)));
  expect(marked()).toBe(0);
  const colon = editor.$pos(0).querySelectorAll('tableCell')[1]?.from ?? 0;
  editor.commands.insertContentAt(colon + 1, ':');
  expect(marked()).toBe(1);
  expect(editor.view.dom.querySelectorAll('.tableWrapper')).toHaveLength(2);
});
