// @vitest-environment happy-dom

import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { bodyBlocks } from '../../../server/documents/body-blocks.ts';
import { paperHtml } from '../../../src/letters/sheet/clean-html.ts';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';

let editor: Editor;
afterEach(() => editor?.destroy());

const open = (content: string) => {
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({ element, extensions: extensionsFor('whole'), content });
  return () => editor.view.dom.querySelectorAll('[data-clauses]').length;
};
const list = (type = '1') => `<ol type="${type}"><li><p>Satu.</p><ol><li><p>Dua.</p></li></ol></li></ol>`;

test.each([
  ['a list below an article’s heading', `<h3>Pasal 1<br>Maksud</h3>${list()}`, 1],
  ['one in a quote', `<blockquote><h3>Pasal 1</h3>${list()}</blockquote>`, 1],
  ['one of letters', `<h3>Pasal 1</h3>${list('a')}`, 0],
  ['one below a sentence of the article', `<h3>Pasal 1</h3><p>Yaitu:</p>${list()}`, 0],
  ['one below another heading', `<h3>Pelaksanaan</h3>${list()}`, 0],
  ['one that begins the text', list(), 0],
])('%s is numbered alike where it is written, on the sheet and on paper', (_, html, clauses) => {
  expect(open(html)()).toBe(clauses);
  const rules = { hasArticles: true };
  expect(paperHtml(html, rules).split('data-mark="(1)"')).toHaveLength(clauses + 1);
  expect(JSON.stringify(bodyBlocks(html, rules)).split('"numbering":"(1)"')).toHaveLength(clauses + 1);
  expect(editor.getHTML(), 'the mark is not written').not.toContain('data-clauses');
});

test('a list is one of clauses once its heading says so', () => {
  const clauses = open(`<h3>Bagian</h3>${list()}`);
  expect(clauses()).toBe(0);
  editor.commands.insertContentAt(1, 'Pasal 1 ');
  expect(clauses()).toBe(1);
});
