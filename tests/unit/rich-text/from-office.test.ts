// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { fromOffice } from '../../../src/rich-text/paste/from-office.ts';

/** A paragraph as Word 365 puts a list's item on the clipboard. */
const item = (marker: string, text: string, { level = 1, list = 'l0', use = 'lfo1', more = '' } = {}) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;` +
  `mso-list:${list} level${level} ${use}${more}'><!--[if !supportLists]--><span lang=IN style='mso-fareast-font-family:Aptos'>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span>` +
  `<!--[endif]--><span lang=IN>${text}<o:p></o:p></span></p>`;

/** Lists and their texts alone. */
const shapeOf = (html: string): string => {
  const page = new DOMParser().parseFromString(fromOffice(html), 'text/html');
  const told = (element: Element): string =>
    [...element.children]
      .map((child) => {
        const { tagName, textContent } = child;
        if (tagName === 'P') return textContent?.trim();
        const said = ['type', 'start'].map((name) => child.getAttribute(name)).filter(Boolean);
        const name = [tagName.toLowerCase(), ...said].join(' ');
        return tagName === 'LI' ? told(child) : `${name}[${told(child)}]`;
      })
      .join(' | ');
  return told(page.body);
};

test('numbers of Word become nested lists, each with its kind of number', () => {
  expect(
    shapeOf(
      [
        '<p class=MsoNormal>Dengan hormat,</p>',
        item('1.', 'Satu'),
        item('a)', 'Huruf', { level: 2 }),
        item('b)', 'Huruf lagi', { level: 2 }),
        item('i.', 'Romawi', { level: 3 }),
        item('2.', 'Dua'),
        '<p class=MsoNormal>Demikian.</p>',
        item('(3)', 'Tiga'),
      ].join('\n'),
    ),
  ).toBe(
    'Dengan hormat, | ol[Satu | ol a[Huruf | Huruf lagi | ol i[Romawi]] | Dua] | Demikian. | ol 3[Tiga]',
  );
});

test.each([
  ['·', 'ul[x]'],
  ['o', 'ul[x]'],
  ['-', 'ul[x]'],
  ['1', 'ol[x]'],
  ['12)', 'ol 12[x]'],
  ['a.', 'ol a[x]'],
  ['c.', 'ol a 3[x]'],
  ['C.', 'ol A 3[x]'],
  ['aa.', 'ol a 27[x]'],
  ['i.', 'ol i[x]'],
  ['iv.', 'ol i 4[x]'],
  ['XIV.', 'ol I 14[x]'],
  ['(i)', 'ol i[x]'],
])('a list that begins with %s is %s', (marker, shape) => {
  expect(shapeOf(item(marker, 'x'))).toBe(shape);
});

test('another list begins another one, bullets among numbers too, and letters go on where they look Roman', () => {
  const other = { list: 'l1', use: 'lfo2' };
  expect(shapeOf(item('1.', 'a') + item('1.', 'b', other) + item('·', 'c', other))).toBe(
    'ol[a] | ol[b] | ul[c]',
  );
  expect(shapeOf(item('h.', 'h') + item('i.', 'i') + item('j.', 'j'))).toBe('ol a 8[h | i | j]');
});

test('a paragraph of an item stays in it, an empty one and another text end the list', () => {
  const more = '<p class=MsoListParagraph style="margin-left:36.0pt">Lanjutan</p>';
  const blank = '<p class=MsoListParagraph><o:p>&nbsp;</o:p></p>';
  expect(shapeOf(item('1.', 'Satu') + more + item('2.', 'Dua'))).toBe('ol[Satu | Lanjutan | Dua]');
  expect(shapeOf(item('1.', 'Satu') + blank + item('2.', 'Dua'))).toBe('ol[Satu] |  | ol 2[Dua]');
});

test('what an item has of its own stays: bold, alignment; its number is no text', () => {
  const html = fromOffice(item('1.', 'Satu <b>tebal</b>', { more: ';text-align:justify' }));
  expect(html).toContain('<b>tebal</b>');
  expect(html).toContain('text-align: justify');
  expect(html).not.toMatch(/1\.|mso-list/);
});

test('lists of Google Docs and LibreOffice keep the kind of their numbers, and those in tables too', () => {
  expect(
    shapeOf('<ol><li dir="ltr" style="list-style-type:lower-alpha;font-size:11pt"><p>a</p></li></ol>'),
  ).toBe('ol a[a]');
  expect(shapeOf('<ol style="list-style-type: upper-roman"><li><p>a</p></li></ol>')).toBe('ol I[a]');
  const cell = fromOffice(`<table><tr><td width=120>${item('1.', 'x')}</td></tr></table>`);
  expect(cell).toMatch(/<td[^>]*colwidth="120"[^>]*>\s*<ol><li>/);
});

test('widths of columns stay where every cell says one', () => {
  const table = (second: string) => `<table><tr><td width="40">No</td><td ${second}>Nama</td></tr></table>`;
  expect(fromOffice(table('width="323.5pt"'))).toContain('colwidth="323"');
  expect(fromOffice(table(''))).not.toContain('colwidth');
  expect(fromOffice(table('width="200" colspan="2"'))).not.toContain('colwidth');
});

test('other HTML is left alone, also what only speaks of lists', () => {
  for (const html of ['<p>mso-list</p>', '<ol type="a"><li>x</li></ol>', '', '<p style="margin:0">x'])
    expect(fromOffice(html)).toBe(html);
});

test('indents of paragraphs come along in steps, those of lists and cells do not', () => {
  const page = new DOMParser().parseFromString(
    fromOffice(
      "<p class=MsoNormal style='margin-left:36.0pt'>a</p><p style='margin-left:1in;text-indent:-18pt'>b</p><p style='margin-left:4px'>c</p><table><tr><td><p style='margin-left:2cm'>d</p></td></tr></table>" +
        item('1.', 'e'),
    ),
    'text/html',
  );
  expect([...page.querySelectorAll('p')].map((one) => one.dataset.indent)).toEqual([
    ...['1', '2', undefined, undefined, undefined],
  ]);
});

test('page breaks of Word and Google Docs come along', () => {
  const word = `<p>a</p><span lang=IN><br clear=all style='mso-special-character:line-break;page-break-before:always'></span><p>b</p>`;
  const docs = '<p>a</p><hr style="page-break-before:always;display:none;"><p>b</p>';
  for (const html of [word, docs]) expect(fromOffice(html)).toBe('<p>a</p><hr data-break="page"><p>b</p>');
});
