// @vitest-environment happy-dom

import { Editor } from '@tiptap/core';
import { columnResizingPluginKey } from '@tiptap/pm/tables';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanRichText } from '../../../server/rich-text/index.ts';
import { insertPictures } from '../../../src/rich-text/pictures/arriving-pictures.ts';
import type { PictureStore } from '../../../src/rich-text/pictures/picture-store.ts';
import { picturesInRtf } from '../../../src/rich-text/pictures/pictures-in-rtf.ts';
import { withoutPending } from '../../../src/rich-text/pictures/send-pictures.ts';
import { addAnnex } from '../../../src/rich-text/schema/annex.ts';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';
import { indentBy } from '../../../src/rich-text/schema/indent.ts';
import { breakPage } from '../../../src/rich-text/schema/page-break.ts';

const id = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
let editor: Editor;
const told: string[] = [];
let settle: (sent: { id?: string; fault?: string }) => void;
const store: PictureStore = {
  send: () =>
    new Promise((resolve, reject) => {
      settle = ({ id: kept, fault }) => (kept ? resolve(kept) : reject(new Error(fault)));
    }),
  addressOf: async () => 'blob:x',
  has: (one) => one === id,
  tell: (message) => void told.push(message),
  putIn: () => false,
};
const open = (content: string): Editor => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensionsFor('whole', undefined, store),
    content,
  });
  return editor;
};
/** As it is stored. */
const stored = () => cleanRichText(withoutPending(editor.getHTML()));
const cursorIn = (words: string) => {
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words))
      editor.commands.setTextSelection(at + node.text.indexOf(words));
  });
};
const file = (type = 'image/png') => new File([new Uint8Array(4)], 'peta.png', { type });
const settled = () => vi.waitFor(() => expect(editor.getHTML()).not.toContain('data-pending'));

afterEach(() => {
  editor?.destroy();
  told.length = 0;
});

test('what the editor writes of pictures, breaks and indents is what the server keeps', () => {
  const html = `<p data-indent="2">a</p><figure style="text-align:center" data-width="50"><img data-picture="${id}" alt="Peta" /><figcaption>Gambar 1</figcaption></figure><hr data-break="page" /><p>b</p>`;
  open(html);
  expect(stored()).toBe(html);
});

test('a paragraph is moved by steps, items of lists and cells are not', () => {
  open('<p>satu</p><ul><li><p>a</p></li><li><p>b</p></li></ul><table><tr><td><p>c</p></td></tr></table>');
  cursorIn('satu');
  expect(indentBy(editor, 1) && indentBy(editor, 1)).toBe(true);
  expect(editor.getHTML()).toContain('<p data-indent="2">satu</p>');
  expect(indentBy(editor, -1) && indentBy(editor, -1)).toBe(true);
  expect(indentBy(editor, -1), 'at the edge').toBe(false);
  for (const words of ['b', 'c']) {
    cursorIn(words);
    expect(indentBy(editor, 1), words).toBe(false);
  }
});

test.each([
  ['in a paragraph', '<p>satu dua</p>', 'dua', '<p>satu </p><hr data-break="page" /><p>dua</p>'],
  ['before one', '<p>satu</p><p>dua</p>', 'dua', '<p>satu</p><hr data-break="page" /><p>dua</p>'],
  [
    'after an item of a list',
    '<ol><li><p>satu</p></li><li><p>dua</p></li></ol><p>x</p>',
    'satu',
    '<ol><li><p>satu</p></li></ol><hr data-break="page" /><ol start="2"><li><p>dua</p></li></ol><p>x</p>',
  ],
  [
    'after a table',
    '<table><tbody><tr><td><p>a</p></td></tr></tbody></table><p>x</p>',
    'a',
    '<table><tbody><tr><td><p>a</p></td></tr></tbody></table><hr data-break="page" /><p>x</p>',
  ],
])('a page is broken %s', (_, html, words, broken) => {
  open(html);
  cursorIn(words);
  breakPage(editor);
  expect(stored()).toBe(broken);
});

test('a picture is in the text once it is kept, also after undo and redo', async () => {
  open('<p>a</p>');
  insertPictures(editor, editor.storage.picture.sender, store, [file()]);
  expect(stored(), 'on its way').toBe('<p>a</p>');
  settle({ id });
  await settled();
  const kept = `<figure style="text-align:center"><img data-picture="${id}" alt="" /></figure>`;
  expect(stored()).toContain(kept);
  editor.commands.undo();
  expect(stored()).not.toContain('figure');
  editor.commands.redo();
  expect(stored()).toContain(kept);
});

test('a picture that is refused goes, with a word', async () => {
  open('<p>a</p>');
  insertPictures(editor, editor.storage.picture.sender, store, [file(), file('image/webp')]);
  expect(told).toEqual(['Gambar dalam teks harus PNG atau JPEG.']);
  settle({ fault: 'Gambar ini rusak.' });
  await settled();
  expect(stored()).not.toContain('figure');
  expect(told).toContain('Gambar ini rusak.');
});

test('pictures among pasted words come along where their file does, others are told', async () => {
  open('<p>x</p>');
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  editor.view.pasteHTML(
    `<p>kata</p><p><img src="${png}" width="200" alt="Peta"></p><p><img src="file:///C:/a.png"></p><figure><img data-picture="${id}" alt="milik"></figure><figure><img data-picture="${id.replace('a70', 'a71')}" alt="lain"></figure>`,
  );
  settle({ id: id.replace('a70', 'a72') });
  await settled();
  expect(told).toEqual([expect.stringMatching(/^2 gambar tidak ikut/)]);
  expect(stored(), 'a third of the text').toMatch(/data-width="33"><img [^>]*alt="Peta"/);
  expect(stored()).toContain('alt="milik"');
  expect(stored()).not.toContain('alt="lain"');
});

test('pictures of a word processor are read from its RTF', async () => {
  const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picw10\pngblip\bliptag-123{\*\blipuid 0a0b}
89504e47
0d0a}}{\nonshppict{\pict\picw10\wmetafile8 0100}}{\*\shppict{\pict\jpegblip ffd8ff}}}`;
  const found = picturesInRtf(rtf);
  expect(found.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
  expect(new Uint8Array(await (found[0] as File).arrayBuffer())).toEqual(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
  );
});

test('a picture is made wider and narrower by keys, within its bounds, and by dragging its edge', () => {
  open(`<p>a</p><figure data-width="90"><img data-picture="${id}" alt="Peta"></figure>`);
  const key = (key: string) =>
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  const width = () => /data-width="(\d+)"/.exec(stored())?.[1];
  editor.commands.setNodeSelection(3);
  key('ArrowLeft');
  key('ArrowLeft');
  expect(width()).toBe('80');
  for (let pressed = 0; pressed < 5; pressed += 1) key('ArrowRight');
  expect(width(), 'the whole width is not written').toBeUndefined();

  const grip = editor.view.dom.querySelector('.picture-grip') as HTMLElement;
  grip.setPointerCapture = () => undefined;
  const figure = grip.closest('figure') as HTMLElement;
  figure.getBoundingClientRect = () => new DOMRect(0, 0, 400, 100);
  const drag = (type: string, clientX: number) =>
    grip.dispatchEvent(new PointerEvent(type, { clientX, button: 0, pointerId: 1 }));
  drag('pointerdown', 400);
  drag('pointermove', 132);
  expect(width(), 'only when it is left').toBeUndefined();
  drag('pointerup', 132);
  expect(width()).toBe('33');
  drag('pointerdown', 132);
  drag('pointermove', 4);
  drag('pointercancel', 4);
  expect(width()).toBe('33');
});

test('once a column was dragged all columns have their width', () => {
  open(
    '<table><tr><th colwidth="70"><p>No.</p></th><th><p>Ruas</p></th></tr><tr><td colspan="2"><p>a</p></td></tr></table>',
  );
  const shown = editor.view.dom.querySelectorAll('th')[1] as HTMLElement;
  shown.getBoundingClientRect = () => new DOMRect(0, 0, 430.4, 20);
  editor.view.dispatch(editor.state.tr.setMeta(columnResizingPluginKey, { setDragging: null }));
  expect(stored().match(/colwidth="[^"]*"/g)).toEqual([
    'colwidth="70"',
    'colwidth="430"',
    'colwidth="70,430"',
  ]);
});

test('an annex begins below the text; a line that stands last, written for its title, becomes it', () => {
  open('<p>Isi.</p><p>Rincian <strong>Data</strong></p>');
  cursorIn('Rincian');
  addAnnex(editor);
  expect(stored()).toBe('<p>Isi.</p><h2>Lampiran<br />Rincian <strong>Data</strong></h2><p></p>');
  addAnnex(editor);
  expect(stored()).toBe(
    '<p>Isi.</p><h2>Lampiran<br />Rincian <strong>Data</strong></h2><h2>Lampiran II</h2><p></p>',
  );
  editor.destroy();
  open('<p>Isi.</p><p>Terima kasih.</p>');
  cursorIn('Isi');
  addAnnex(editor);
  expect(stored()).toBe('<p>Isi.</p><p>Terima kasih.</p><h2>Lampiran</h2><p></p>');
  editor.destroy();
  open('<p>Isi.</p><p>Terima kasih.</p>');
  cursorIn('Terima');
  addAnnex(editor);
  expect(stored()).toBe('<p>Isi.</p><p>Terima kasih.</p><h2>Lampiran</h2><p></p>');
});
