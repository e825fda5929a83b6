import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../../server/documents/block.ts';
import { bodyBlocks } from '../../../server/documents/body-blocks.ts';
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
