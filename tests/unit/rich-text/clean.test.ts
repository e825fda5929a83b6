import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTags } from '../../../domain/letters/rich-text-allow-list.ts';
import {
  cleanRichText,
  isElement,
  parseRichText,
  plainText,
  type RichElement,
  type RichNode,
  snippet,
  tableFault,
} from '../../../server/rich-text/index.ts';

test('what the editor writes stays', () => {
  const html =
    '<h2 style="text-align:center">Judul</h2><p style="text-align:justify">Isi <strong>tebal</strong> <em>miring</em> <u>garis</u> <s>coret</s><br />baris {{kepada}} <span data-tag="npp">NPP</span></p><ol start="3"><li><p>butir</p></li></ol><blockquote><p>kutip</p></blockquote><hr /><table><tbody><tr><th colspan="2" rowspan="1" colwidth="120,80"><p>No.</p></th></tr></tbody></table>';
  expect(cleanRichText(html)).toBe(html);
});

test('what could act or reach out goes', () => {
  const clean = cleanRichText(
    '<p onclick="x()" style="background:url(http://a.example);text-align:center;position:fixed" class="y">a<script>x()</script><img src="http://a.example/p.png" onerror="x()"><svg><script>x()</script></svg><iframe src="//a"></iframe></p><a href="javascript:x()">b</a><a href="//a.example">c</a><a href="/x">d</a><style>p{}</style>',
  );
  expect(clean).toBe('<p style="text-align:center">a</p><a>b</a><a>c</a><a>d</a>');
});

const picture = '<img data-picture="019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70" alt="Peta &quot;KM 12&quot;" />';

test('pictures by id, indents and page breaks stay', () => {
  const html = `<p data-indent="2">a</p><figure style="text-align:center" data-width="47">${picture}<figcaption>Gambar 1 &amp; 2</figcaption></figure><hr data-break="page" /><ul><li><p>b</p><figure>${picture}</figure></li></ul>`;
  expect(cleanRichText(html)).toBe(html);
  expect(plainText(html)).toBe('a Gambar 1 & 2 b Peta "KM 12"');
});

test.each([
  ['a picture outside of a figure', `<p>a${picture}b</p>`, '<p>ab</p>'],
  ['a figure without a picture', '<figure><figcaption>a</figcaption></figure>', 'a'],
  ['a picture from elsewhere', '<figure><img src="data:image/png;base64,AA" alt="x"></figure>', ''],
  ['a picture of another address', '<figure><img data-picture="../1" alt="x"></figure>', ''],
  [
    'a caption with marks, and what is between',
    `<figure><p>x</p>${picture}<figcaption><b>a</b>\n b</figcaption></figure>`,
    `<figure>${picture}<figcaption>a b</figcaption></figure>`,
  ],
  [
    'measures of its own',
    `<p data-indent="9">a</p><hr data-break="x"><figure data-width="9">${picture}</figure>`,
    `<p>a</p><hr /><figure>${picture}</figure>`,
  ],
])('%s is put right', (_, written, clean) => {
  expect(cleanRichText(written)).toBe(clean);
});

test('a table cannot be made of a million columns', () => {
  expect(
    cleanRichText(
      '<table><tbody><tr><td colspan="9999" rowspan="0" colwidth="x">a</td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>');
});

const piece = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<b',
    '>',
    '<script>',
    '</script>',
    '<svg>',
    '<!--',
    '-->',
    '<a href="',
    'javascript:x',
    '"',
  ],
  ...[
    '<figure data-width="50">',
    '<figcaption>',
    '</figure>',
    picture,
    '<td onclick=x>',
    '<span data-tag="a">',
    '&lt;',
    '&#60;',
    '&amp;lt;',
    '{{npp}}',
    ' a ',
    '\u0000',
    '\ud800',
    '<style>',
  ],
);

test('cleaning what is clean changes nothing, and nothing that acts ever comes out', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const once = cleanRichText(pieces.join(''));
      expect(cleanRichText(once)).toBe(once);
      for (const { tag, attributes } of elementsOf(parseRichText(once))) {
        expect(allowedTags).toContain(tag);
        expect(Object.keys(attributes).filter((name) => /^on/i.test(name))).toEqual([]);
        expect(attributes.href ?? 'https:').toMatch(/^(https?|mailto|tel):/);
      }
      expect(once.isWellFormed()).toBe(true);
    }),
    { numRuns: 400 },
  );
});

const elementsOf = (nodes: RichNode[]): RichElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children)]);

test('any text comes back from its HTML as it was written', () => {
  const textOf = (nodes: RichNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      fc.pre(!/\p{Cc}|\ufeff/u.test(text));
      expect(textOf(parseRichText(cleanRichText(`<p>${html}</p>`)))).toBe(text);
    }),
  );
});

test('a table that no paper can carry is named', () => {
  const row = (cell: string, times: number) => `<tr>${cell.repeat(times)}</tr>`;
  expect(tableFault(`<table>${row('<td>a</td>', 24)}</table>`)).toBeUndefined();
  expect(tableFault(`<table>${row('<td colspan="50" rowspan="200">x</td>', 50)}</table>`)).toMatch(/kolom/);
  expect(tableFault(`<table>${row('<td rowspan="200">x</td>', 24).repeat(10)}</table>`)).toMatch(/sel/);
});

test('a snippet is one line of plain text, cut between words', () => {
  expect(snippet('<p>Mohon arahan &amp; persetujuan.</p><ul><li>satu</li><li>dua</li></ul>')).toBe(
    'Mohon arahan & persetujuan. satu dua',
  );
  expect(snippet('<p>Menindaklanjuti rapat koordinasi</p>', 24)).toBe('Menindaklanjuti rapat…');
  expect(plainText('<p>te<b>bal</b></p><script>x</script>')).toBe('tebal');
});

test('what is nested beyond reason is taken as text, not put right for a minute', () => {
  for (const unit of ['<tr><td><p>', '<td><table>', '<li><ul>', '<p><div>', '<div><!-- </div> -->'])
    expect(cleanRichText(`<p>awal</p>${unit.repeat(500_000 / unit.length)}akhir`)).toMatch(
      /^awal\b.*\bakhir$/,
    );
  const nested = `${'<ul><li>'.repeat(9)}<p>x</p>${'</li></ul>'.repeat(9)}`;
  expect(cleanRichText(nested)).toBe(nested);
});
