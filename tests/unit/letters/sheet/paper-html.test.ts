// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SheetFacts } from '../../../../domain/letters/letter.ts';
import { bodyBlocks } from '../../../../server/documents/body-blocks.ts';
import { paperHtml } from '../../../../src/letters/sheet/clean-html.ts';
import { sheetOf } from '../../../../src/letters/sheet/index.ts';

const list = (type: string, inner: string) =>
  `<ol${type && ` type="${type}"`}><li><p>x</p>${inner}</li></ol>`;
const text =
  `${list('a', list('', list('a', '')))}<h3>Pasal 2</h3>${list('', list('', ''))}` +
  `<table><tbody><tr><th>No.</th><th>Biaya</th></tr><tr><td>${list('', '')}</td><td>1.000</td></tr></tbody></table>`;

const shown = (html: string, rules = {}) => {
  const body = document.createElement('div');
  body.innerHTML = paperHtml(html, rules);
  return body;
};

test('the sheet on the screen marks lists and columns as the PDF does', () => {
  const printed = JSON.stringify(bodyBlocks(text, { hasArticles: true })).match(/(?<="numbering":")[^"]+/g);
  const body = shown(text, { hasArticles: true });
  expect([...body.querySelectorAll('ol')].map((ol) => ol.dataset.mark)).toEqual(printed);
  expect(printed).toEqual(['a.', '1)', 'a)', '(1)', 'a.', '1.']);
  expect([...body.querySelectorAll('td')].map((cell) => cell.dataset.align)).toEqual(['center', 'right']);
});

test('what was signed before keeps its marks, its annexes in the text, and its count of files', () => {
  const before = shown(text, { isOldForm: true });
  expect(before.querySelector('[data-mark], [data-align]')).toBeNull();
  expect(before.textContent).not.toContain('\u00a0');
  const letter = {
    ...{
      id: 'x',
      number: '1',
      arrangement: 'nota',
      urgency: 'BIASA',
      subject: '',
      place: '',
      scriptDate: null,
    },
    ...{ content: '<h3>Lampiran</h3><p>y</p>', coverContent: '', contentMode: 'editor', attachments: [] },
    ...{ signedAt: '2026-11-28T09:00:00Z', permissionClassificationName: 'Biasa' },
  } as unknown as Parameters<typeof sheetOf>[0];
  const paper = { signer: null, to: [], ccs: [], tags: {}, document: null } as unknown as SheetFacts;
  expect(sheetOf(letter, paper)).toMatchObject({ isOldForm: true, attachmentNote: '-' });
  expect(sheetOf(letter, { ...paper, edition: 2 })).toMatchObject({
    isOldForm: false,
    attachmentNote: 'Satu lampiran',
  });
});

test('a picture is as wide on the sheet as on paper', () => {
  const picture = '<img data-picture="019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70" alt="Peta">';
  for (const isOldForm of [true, false])
    for (const [said, width] of [
      ['data-width="37"', '37%'],
      ['data-width="9"', ''],
      ['', ''],
    ]) {
      const body = shown(`<p>x</p><figure style="text-align: center" ${said}>${picture}</figure>`, {
        isOldForm,
      });
      expect(body.querySelector('img')?.style.width).toBe(width);
    }
});

test('sections stand below their headings’ words, details further in, and what is decided in capitals, on both', () => {
  const terms = (label: string) =>
    `<table><tbody><tr><td><p>${label}</p></td><td><p>:</p></td><td><p>Isi</p></td></tr></tbody></table>`;
  const html =
    `<p>Mengundang hadir pada:</p>${terms('hari')}${terms('Dasar')}<h3>A. Latar</h3><p>x</p>${list('', '')}` +
    `<p>bahwa:</p>${terms('nama')}<h3>Langkah</h3><p>y</p>${terms('Menetapkan')}`;
  const rules = { insetsDetails: true, decides: true };
  const printed = bodyBlocks(html, rules);
  const body = shown(html, rules);
  const insets = printed.map((block) => ('inset' in block ? String(block.inset) : null));
  expect([...body.children].map((element) => element.getAttribute('data-inset'))).toEqual(insets);
  expect(insets).toEqual([null, '1', null, null, '1', '1', '1', '2', null, null, null]);
  expect(printed[3]).toMatchObject({ mark: 'A.', runs: [{ text: 'Latar' }] });
  expect([...body.querySelectorAll('[data-section]')].map(({ textContent }) => textContent)).toEqual([
    'A. Latar',
  ]);
  expect(JSON.stringify(printed)).toContain('"ISI"');
  expect(body.querySelectorAll('[data-decision]')).toHaveLength(1);
});
