import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../../server/documents/block.ts';
import { bodyBlocks, trimmed } from '../../../server/documents/body-blocks.ts';
import { escapeHtml } from './a-letter.ts';

test('marks, links and breaks of a paragraph are kept, white space is folded as a browser does', () => {
  expect(
    bodyBlocks(
      '<p style="text-align:center">  Isi \n <strong>tebal <em>miring</em></strong> .<br> <a href="https://a.example/">di sini</a></p>',
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      align: 'center',
      runs: [
        { text: 'Isi ', marks: [] },
        { text: 'tebal ', marks: ['bold'] },
        { text: 'miring', marks: ['bold', 'italic'] },
        { text: ' .', marks: [] },
        { lineBreak: true },
        { text: 'di sini', marks: [], href: 'https://a.example/' },
      ],
    },
  ]);
});

test('an unfilled tag and a number still to come are stamped', () => {
  const [block] = bodyBlocks(
    '<p>Nomor <span data-pending="nomor_naskah">terbit saat ditandatangani</span></p>',
  );
  expect(block).toMatchObject({
    runs: [{ text: 'Nomor ' }, { text: 'terbit saat ditandatangani', marks: ['stamp'] }],
  });
});

test('lists keep their numbering and what is in their items', () => {
  expect(bodyBlocks('<ol start="3" type="a"><li><p>satu</p><ul><li>dua</li></ul></li></ol>')).toMatchObject([
    {
      kind: 'list',
      ordered: true,
      start: 3,
      numbering: 'a.',
      items: [
        [{ kind: 'paragraph' }, { kind: 'list', ordered: false, items: [[{ runs: [{ text: 'dua' }] }]] }],
      ],
    },
  ]);
});

test('a table whose middle column is colons is a list of terms', () => {
  const [table] = bodyBlocks('<table><tr><td>Pukul</td><td>:</td><td>09.00 WIB</td></tr></table>');
  expect(table).toMatchObject({ kind: 'table', plain: true, columns: [0, 0, 1] });
});

test('only leading rows of headings repeat on the next page', () => {
  const [table] = bodyBlocks(
    '<table><tr><th rowspan="3">No.</th><th>Ruas</th></tr><tr><th>a</th></tr><tr><td>1</td><td>b</td></tr></table>',
  );
  expect(table).toMatchObject({ headerRows: 2, plain: false });
  expect((table as Extract<Block, { kind: 'table' }>).cells[0]).toMatchObject({ rowspan: 2, header: true });
});

test('cells never overlap and never leave the grid, whatever they claim', () => {
  const span = fc.constantFrom(1, 1, 1, 2, 3, 40);
  const rows = fc.array(fc.array(fc.tuple(span, span), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(rows, (table) => {
      const html = table
        .map(
          (cells) => `<tr>${cells.map(([c, r]) => `<td colspan="${c}" rowspan="${r}">x</td>`).join('')}</tr>`,
        )
        .join('');
      const [block] = bodyBlocks(`<table>${html}</table>`);
      if (block?.kind !== 'table') throw new Error('no table');
      const taken = new Set<string>();
      for (const { x, y, colspan, rowspan } of block.cells)
        for (let dx = 0; dx < colspan; dx++)
          for (let dy = 0; dy < rowspan; dy++) {
            expect(taken.has(`${x + dx} ${y + dy}`)).toBe(false);
            expect(x + dx).toBeLessThan(block.columns.length);
            expect(y + dy).toBeLessThan(table.length);
            taken.add(`${x + dx} ${y + dy}`);
          }
    }),
  );
});

test('any text comes through as the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/\p{Cc}|\ufeff|\u200b/u.test(text));
      const [block] = bodyBlocks(`<p>${escapeHtml(text)}</p>`);
      const shown =
        block?.kind === 'paragraph'
          ? block.runs.map((run) => ('text' in run ? run.text : '\n')).join('')
          : '';
      expect(shown.replaceAll('\u200b', '')).toBe(text.replace(/ +/g, ' ').replace(/^ | $/g, ''));
    }),
  );
});

const picture = (alt = 'Peta') => `<img data-picture="019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70" alt="${alt}" />`;
const kindsOf = (html: string) => trimmed(bodyBlocks(html)).map(({ kind }) => kind);

test('a picture is a block of its own, with its width, place, alternative text and caption', () => {
  const block = {
    kind: 'picture',
    id: '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70',
    alt: 'Peta "KM 12"',
    width: 50,
    align: 'center',
    caption: 'Gambar 1 & 2',
  };
  const figure = `<figure style="text-align: center" data-width="50">${picture('Peta &quot;KM 12&quot;')}<figcaption>Gambar 1 &amp; 2</figcaption></figure>`;
  expect(bodyBlocks(figure)).toEqual([block]);
  expect(bodyBlocks(`<ul><li><p>a</p>${figure}</li></ul>`)).toMatchObject([
    { items: [[{ kind: 'paragraph' }, block]] },
  ]);
  expect(bodyBlocks(`<p><b>a${figure}</b></p>`)).toMatchObject([{ runs: [{ text: 'a' }] }, block]);
  expect(bodyBlocks(`<figure>${picture()}</figure>`)).toMatchObject([
    { width: 100, align: null, caption: '' },
  ]);
});

test('pages break between what is written, once, and not within lists and tables', () => {
  const page = '<hr data-break="page" />';
  expect(kindsOf(`<p>a</p>${page}<p>b</p>`)).toEqual(['paragraph', 'pageBreak', 'paragraph']);
  expect(kindsOf(`${page}<p></p><p>a</p>${page}<p></p>${page}<p>b</p><p></p>${page}`)).toEqual([
    ...['paragraph', 'pageBreak', 'paragraph'],
  ]);
  const inside = `<p>a</p>${page}<p>b</p>`;
  expect(bodyBlocks(`<ul><li>${inside}</li></ul><blockquote>${inside}</blockquote>`)).toMatchObject([
    { items: [[{ kind: 'paragraph' }, { kind: 'paragraph' }]] },
    { blocks: [{ kind: 'paragraph' }, { kind: 'paragraph' }] },
  ]);
  expect(kindsOf('<p>a</p><hr><p>b</p>')).toEqual(['paragraph', 'rule', 'paragraph']);
});

test('paragraphs and headings are indented, those of lists and cells are not', () => {
  const indented = '<p data-indent="2">a</p>';
  expect(bodyBlocks(`${indented}<h2 data-indent="1">b</h2><p>c</p>`)).toMatchObject([
    { kind: 'paragraph', indent: 2 },
    { kind: 'heading', indent: 1 },
    { kind: 'paragraph' },
  ]);
  expect(JSON.stringify(bodyBlocks(`<blockquote>${indented}</blockquote>`))).toContain('indent');
  expect(
    JSON.stringify(bodyBlocks(`<ul><li>${indented}</li></ul><table><tr><td>${indented}</td></tr></table>`)),
  ).not.toContain('indent');
});
