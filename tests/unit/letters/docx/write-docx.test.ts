// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { splitAnnexes } from '../../../../domain/letters/annexes.ts';
import { type Arrangement, arrangements } from '../../../../domain/letters/layouts.ts';
import { sampleLetter, sampleTags } from '../../../../domain/letters/sample-letter.ts';
import { tagsIn } from '../../../../domain/letters/tags.ts';
import type { Copy } from '../../../../src/letters/docx/no-original.ts';
import { docxOf } from '../../../../src/letters/docx/write-docx.ts';
import type { SheetLetter } from '../../../../src/letters/sheet/index.ts';
import { letterChips } from '../../../../src/rich-text/chips/chips.ts';
import { takeDocx } from '../../../../src/rich-text/docx/take-docx.ts';

const written = [
  '<p>Menindaklanjuti rapat pada <strong>18 November 2026</strong>, disampaikan oleh <span data-tag="dari">dari</span>:</p>',
  '<ol type="a"><li><p>ruas yang diperiksa:</p><ol><li><p>KM 31; dan</p></li><li><p>KM 118;</p></li></ol></li>',
  '<li><p>biaya.</p><p>Lanjutan butir.</p></li></ol>',
  '<table><tbody><tr><th colwidth="100"><p>No.</p></th><th colwidth="300"><p>Biaya (Rp)</p></th></tr>',
  '<tr><td><p>1.</p></td><td><p>84.200.000</p></td></tr><tr><td><p>2.</p></td><td><p>6.300.000</p></td></tr></tbody></table>',
  '<table><tbody><tr><td><p>Hari</p></td><td><p>:</p></td><td><p>Senin</p></td></tr></tbody></table>',
  '<h3>Lampiran<br>Susunan Tim</h3><p>Satria Tarigan, Ketua.</p>',
].join('');

function letterOf(arrangement: Arrangement = 'nota', more: Partial<SheetLetter> = {}): SheetLetter {
  const letterhead = { name: 'PT Contoh Sejahtera', address: 'Jalan Contoh Nomor 1' };
  const { to, ccs, from, subject, attachmentNote, urgencyName, place, signer, secondParty } = sampleLetter;
  return {
    ...{ id: 'n1', number: null, kindName: 'Nota Dinas', arrangement, letterhead, from, subject, place },
    ...{ attachmentNote, urgencyName, secondParty, contractParties: null, scriptDate: '2026-11-18' },
    to: [...to, 'Kepala Divisi Keuangan'],
    ccs: [...ccs],
    bodyHtml: written,
    ...{
      coverHtml: '',
      document: null,
      attachments: [{ title: 'Peta', name: 'peta.pdf', size: '2 MB', sha256: 'ab' }],
      notice: 'Pemberitahuan',
    },
    tagValues: sampleTags('2026-11-18', '', { letterhead, arrangement }),
    signer: { ...signer, signedAt: null },
    ...more,
  };
}

const draft: Copy = { isCancelled: false, readerMark: null };

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const [kept, lost] = ['019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70', '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a71'];
/** Of the letter's pictures one can be had. */
const read = async (letterId: string, id: string): Promise<Blob> => {
  if (letterId !== 'n1' || id !== kept) throw new Error('404');
  return new Blob([Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0))]);
};

async function partsOf(letter: SheetLetter, copy = draft): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await (await docxOf(letter, copy, read)).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** A line a paragraph. */
const textOf = (xml = ''): string =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

test.each(arrangements)('%s: its head, text, signature and annex are there', async (arrangement) => {
  const parts = await partsOf(letterOf(arrangement));
  const text = textOf(parts['word/document.xml']);
  expect(text).toContain('PT Contoh Sejahtera');
  expect(text).toContain('terbit saat ditandatangani');
  expect(text).toContain('disampaikan oleh Ratna Wulandari:');
  expect(text.toUpperCase()).toContain('RATNA WULANDARI');
  expect(text.indexOf('SUSUNAN TIM')).toBeGreaterThan(text.indexOf('Tembusan:'));
  expect(text).toContain('Peta (peta.pdf, 2 MB)');
  expect(text).not.toMatch(/\{\{|undefined|null/);
});

test('lists have real numbers, tables their widths and headings, terms no lines', async () => {
  const parts = await partsOf(letterOf());
  const xml = parts['word/document.xml'] ?? '';
  expect(parts['word/numbering.xml']).toMatch(/lowerLetter".*?w:val="%1\."/);
  expect(parts['word/numbering.xml']).toContain('w:val="%2)"');
  expect(xml.match(/<w:ilvl w:val="1"\/>/g)).toHaveLength(2);
  expect(xml).toContain('<w:tblHeader/>');
  const [narrow, wide] = (
    /<w:tblGrid><w:gridCol w:w="(\d+)"\/><w:gridCol w:w="(\d+)"\/><\/w:tblGrid>/.exec(xml) ?? []
  )
    .slice(1)
    .map(Number);
  expect((wide ?? 0) / (narrow ?? 1)).toBeCloseTo(3, 1);
  // Amounts stand right.
  expect(xml).toMatch(/<w:jc w:val="(?:right|end)"\/>(?:(?!<\/w:p>).)*84\.200\.000/);
});

test('every page says that it is no original; a signed one where that is checked, and whose copy it is', async () => {
  const first = await partsOf(letterOf());
  expect(textOf(first['word/header1.xml'])).toContain('Konsep yang belum ditandatangani, bukan naskah asli.');
  const qr = { path: '', size: 1, check: { at: 'naskah.contoh/v', words: ['angin', 'batu'] } };
  const signed = letterOf('surat', {
    number: 'B-012/ND',
    signer: { ...sampleLetter.signer, signedAt: '2026-11-18T02:42:00Z', qr },
  });
  const parts = await partsOf(signed, { isCancelled: true, readerMark: 'Rina · 18 November 2026' });
  const header = textOf(parts['word/header1.xml']);
  for (const words of [
    'DIBATALKAN',
    'bukan naskah asli',
    'B-012/ND',
    'naskah.contoh/v dengan kode angin batu',
    'Salinan untuk Rina',
  ])
    expect(header).toContain(words);
  expect(textOf(parts['word/document.xml'])).toContain(
    'Ditandatangani secara elektronik\n18 November 2026 pukul 09.42 WIB',
  );
});

test('what was taken out comes in again: levels, a paragraph of an item, widths, terms', async () => {
  const file = await docxOf(letterOf(), draft, read);
  const { html, left } = await takeDocx(file, { most: 500_000, chips: letterChips });
  expect(html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')).toContain(
    '<ol type="a"><li><p>ruas yang diperiksa:</p><ol><li><p>KM 31; dan</p></li><li><p>KM 118;</p></li></ol></li>' +
      '<li><p>biaya.</p><p>Lanjutan butir.</p></li></ol>',
  );
  expect(html).toMatch(/<th colwidth="\d+"><p[^>]*><strong>No\.<\/strong>/);
  expect(html).toContain('<p>Senin</p>');
  // What the kind prints is not written a second time.
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/^\s*Menindaklanjuti rapat/);
  expect(html).not.toMatch(/PT Contoh|Peta|Nomor|NPP/);
  expect(left.frames).toBeGreaterThan(0);
  expect(splitAnnexes(html).annexes).toEqual([
    expect.objectContaining({ label: 'LAMPIRAN', html: expect.stringContaining('Satria Tarigan, Ketua.') }),
  ]);
});

test('data without a value goes out as its tag and comes in as one', async () => {
  const bodyHtml = '<p>Nomor {{nomor_naskah}}, antara {{para_pihak}}</p>';
  const file = await docxOf(letterOf('nota', { bodyHtml, tagValues: {} }), draft, read);
  const { html } = await takeDocx(file, { most: 500_000, chips: letterChips });
  expect(tagsIn(html)).toEqual(['nomor_naskah', 'para_pihak']);
});

const figure = (id: string | undefined, alt: string) =>
  `<figure data-width="50" style="text-align: center"><img data-picture="${id}" alt="${alt}"></figure>`;

test('pictures of all texts are in the file; what cannot be had is said', async () => {
  const parts = await partsOf(
    letterOf('nota', {
      coverHtml: `<p>Pengantar</p>${figure(kept, 'Satu')}`,
      bodyHtml: `<p>Isi</p>${figure(lost, 'Dua')}<h3>Lampiran<br>Peta</h3>${figure(kept, 'Tiga')}`,
    }),
  );
  const xml = parts['word/document.xml'] ?? '';
  expect(xml.match(/<w:drawing>/g)).toHaveLength(2);
  expect(textOf(xml)).toContain('[Gambar: Dua]');
  expect(Object.keys(parts).filter((name) => /^word\/media\//.test(name))).toHaveLength(1);
});
