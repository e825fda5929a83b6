import { expect, test } from 'vitest';
import { articlesWithText } from '../../../domain/letters/contract-articles.ts';
import { isWording } from '../../../server/letters/contract/is-wording.ts';

const template =
  '<p>Denda sebesar {{persen_denda}} persen dikenakan untuk tiap hari keterlambatan.</p><ol><li><p>Paling banyak {{jumlah}}.</p></li></ol>';
const filled = (first: string, second: string) =>
  `<p>Denda sebesar ${first} persen dikenakan untuk tiap hari keterlambatan.</p><ol><li><p>Paling banyak ${second}.</p></li></ol>`;

test('an article’s text goes from its heading, of one line or two, to the next', () => {
  expect(
    articlesWithText(
      '<p>ANTARA</p><h3>Pasal 1<br>Lingkup</h3><p>Satu.</p><p><strong>Pasal 2</strong></p><p><strong>Harga</strong></p><p>Dua.</p><p>Sesuai Pasal 1.</p>',
    ),
  ).toEqual([
    { no: 1, title: 'Lingkup', text: '<p>Satu.</p>' },
    { no: 2, title: 'Harga', text: '<p>Dua.</p><p>Sesuai Pasal 1.</p>' },
  ]);
});

test.each([
  ['filled in', filled('1,5', '30 hari'), true],
  ['still open', filled('[persen denda]', '[jumlah]'), true],
  ['looking otherwise', filled('<strong>1,5</strong>', '30&nbsp;hari'), true],
  ['with a word changed', filled('1,5', '30 hari').replace('tiap', 'setiap'), false],
  ['with a sentence after it', `${filled('1,5', '30 hari')}<p>Denda dapat dihapus.</p>`, false],
  ['with a paragraph in the place of a value', filled('1,5', '30</p><p>Tanpa batas'), false],
  ['with a clause in the place of a value', filled(`1,5 ${'dan seterusnya '.repeat(20)}`, '30 hari'), false],
  [
    'without its end',
    filled('1,5', '30 hari').replace('<ol><li><p>Paling banyak 30 hari.</p></li></ol>', ''),
    false,
  ],
])('an article %s: in the words of its template? %s', (_what, text, isIt) => {
  expect(isWording(text, template)).toBe(isIt);
});

test('where a value has the words that follow it, the template is still found', () => {
  expect(isWording('<p>a b b c</p>', '<p>a {{x}} b c</p>')).toBe(true);
  expect(isWording('<p>a b c b d</p>', '<p>{{x}} b {{y}} d</p>')).toBe(true);
});
