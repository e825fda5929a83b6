import { expect, test } from '@playwright/test';
import { paperForm } from '../../domain/letters/arrangement.ts';
import { arrangements, layoutOf } from '../../domain/letters/layouts.ts';
import { drawLetter, type LetterDocument, stopRendering } from '../../server/documents/index.ts';
import { sheetStyle } from '../../src/letters/sheet/sheet-style.ts';
import { aLetter } from '../unit/documents/a-letter.ts';
import { callsOf, draft } from './letters-by-call.ts';
import { type Block, blocksOnPaper, blocksOnSheet } from './lines-on-sheet.ts';
import { asPerson } from './people.ts';

test.afterAll(stopRendering);

const words =
  'Menindaklanjuti rapat koordinasi, dengan ini disampaikan rencana operasi pada masa libur di seluruh ruas yang dikelola, termasuk penambahan petugas gerbang dan kendaraan derek.';
const written = [
  `<p>Satu ${words}</p><p>Dua ${words} ${words} ${words}</p>`,
  `<ol><li><p>Tiga ${words}</p><ol type="a"><li><p>Empat ${words} ${words}</p></li></ol></li><li><p>Lima.</p></li></ol>`,
  `<h3>Pelaksanaan Kegiatan</h3><p>Enam ${words} ${words}</p><ul><li><p>Tujuh ${words}</p></li></ul>`,
  `<p data-indent="1">Delapan ${words}</p><p>Sembilan ${words} <strong>${words}</strong></p>`,
].join('');
const terms = [
  `<p>Satu ${words}</p>`,
  `<table><tbody><tr><td><p>Dasar</p></td><td><p>:</p></td><td><p>Sepuluh ${words}</p></td></tr><tr><td><p>Kepada</p></td><td><p>:</p></td><td><ol><li><p>Sebelas ${words}</p></li><li><p>Dua belas.</p></li></ol></td></tr></tbody></table>`,
  `<p>Tiga belas.</p><table><tbody><tr><td><p>Menetapkan bersama</p></td><td><p>:</p></td><td><p>Empat belas.</p></td></tr></tbody></table><p>Lima belas.</p>`,
].join('');

// As a contract's articles are inserted: number and title are one heading, clauses below it.
const articles = [
  `<p>Satu ${words}</p><h2>BAB I<br>Ketentuan Umum</h2><h3>Pasal 1<br>Maksud dan Tujuan</h3><p>Enam belas ${words}</p>`,
  `<h3>Pasal 2<br>Harga</h3><ol><li><p>Tujuh belas ${words}</p></li><li><p>Delapan belas.</p></li></ol>`,
].join('');

const noStyle = { colour: null, footer: null, following: null };
const ofCompany: Partial<LetterDocument> = {
  letterhead: { name: 'PT', address: '', style: { ...noStyle, font: 'tinos', size: 12, justified: false } },
  adjustments: { margins: { left: 30, right: 20 } },
};
const ofLargerText: Partial<LetterDocument> = {
  letterhead: {
    name: 'PT',
    address: '',
    style: { ...noStyle, font: 'source-serif', size: 12, justified: true },
  },
};
const papers: [string, Partial<LetterDocument>][] = [
  // Of a smaller text the letterhead's is larger, so that the same words end the same lines.
  ...arrangements.map((arrangement): [string, Partial<LetterDocument>] => [
    arrangement,
    { arrangement, ...(layoutOf(arrangement).smallerBy && ofLargerText) },
  ]),
  ['a company of another font, size and margins', ofCompany],
];

test('a text stands on the sheet that is written on as on the paper of each kind', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const [staf, direktur] = [await callsOf(request, 'staf'), await callsOf(request, 'direktur')];
  const id = await draft(staf, { signer: direktur, receiver: direktur }, `Lembar ${Date.now()}`);
  await asPerson(browser, 'staf', async (page) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`/naskah-dinas/draft/${id}/edit?langkah=konten-naskah`);
    for (const [name, change, text] of papers.flatMap(
      ([name, change]) =>
        [
          [name, change, written],
          [`${name}, lists of terms`, change, terms],
          [`${name}, articles`, change, articles],
        ] as const,
    )) {
      const letter: LetterDocument = { ...aLetter, signer: null, bodyHtml: text, ...change };
      const form = paperForm(letter);
      const letterhead = letter.letterhead && { ...letter.letterhead, logo: null };
      const sheet = await blocksOnSheet(page, text, { ...sheetStyle({ letterhead }, form) });
      const texts = sheet.map(({ lines }) => lines.join(' '));
      const paper = blocksOnPaper(await drawLetter(letter), texts, form.margins.left);
      expect(sheet.map(rounded), name).toEqual(sheet.map((block, at) => near(block, paper[at])));
      // The typesetter weighs all lines of a justified paragraph, a browser one after the other.
      const same = sheet.flatMap(({ lines }, at) =>
        lines.filter((line, no) => line === paper[at]?.lines[no]),
      );
      const all = sheet.flatMap(({ lines }) => lines).length;
      expect(same.length / all, name).toBeGreaterThan(change === ofCompany ? 0.8 : 0.6);
    }
  });
});

const rounded = ({ x, y, lines }: Block) => ({ x, y, lines: lines.length });

/** What a block is on paper, its own places where they are within 0.5 mm; further pages begin anew. */
function near(block: Block, paper: Block | undefined) {
  const placed = (own: number | null, there: number | null | undefined) =>
    there === null || Math.abs((own ?? 0) - (there ?? Number.NaN)) < 0.5 ? own : there;
  return { x: placed(block.x, paper?.x), y: placed(block.y, paper?.y), lines: paper?.lines.length };
}
