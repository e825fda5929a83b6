// @vitest-environment happy-dom
import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { leftOutWords } from '../../../src/rich-text/docx/left-out.ts';
import { altered, bytesOf, item, pixel, take, taken } from './docx-files.ts';

/** Lists and their texts alone. */
const shapeOf = (html: string): string => {
  const told = (element: Element): string =>
    [...element.children]
      .map((child) => {
        if (['P', 'H2', 'H3'].includes(child.tagName)) return child.textContent;
        const said = ['type', 'start'].map((name) => child.getAttribute(name)).filter(Boolean);
        const name = [child.tagName.toLowerCase(), ...said].join(' ');
        return child.tagName === 'LI' ? told(child) : `${name}[${told(child)}]`;
      })
      .join(' | ');
  return told(new DOMParser().parseFromString(html, 'text/html').body);
};

test('lists keep their levels and kinds of number, and go on after a paragraph', async () => {
  expect(
    shapeOf(
      await taken(
        new Paragraph('Sehubungan dengan:'),
        item('satu'),
        item('angka', 1),
        item('huruf', 2),
        item('dua'),
        new Paragraph('Selanjutnya'),
        item('tiga'),
        item('butir', 0, 'dots'),
      ),
    ),
  ).toBe(
    'Sehubungan dengan: | ol a[satu | ol[angka | ol a[huruf]] | dua] | Selanjutnya | ol a 3[tiga] | ul[butir]',
  );
});

test('another list that stands further right is inside, and a paragraph below an item belongs to it', async () => {
  const below = new Paragraph({ text: 'lanjutan', indent: { left: 360 } });
  expect(
    shapeOf(await taken(item('satu'), item('dalam', 0, 'inner'), item('dua'), below, item('tiga'))),
  ).toBe('ol a[satu | ol[dalam] | dua | lanjutan | tiga]');
});

test('numbers that no list has stand in the text', async () => {
  expect(shapeOf(await taken(item('Umum', 0, 'legal'), item('Lingkup', 1, 'legal')))).toBe(
    'ol[Umum | 1.1. Lingkup]',
  );
  const article = new Paragraph({
    text: 'Jangka Waktu',
    heading: HeadingLevel.HEADING_2,
    numbering: { reference: 'pasal', level: 0 },
  });
  expect(await taken(article)).toContain('<h3>Pasal 1 Jangka Waktu</h3>');
});

test('words keep their looks and links, headings theirs; deleted words stay out, inserted ones come', async () => {
  const html = await taken(
    new Paragraph({
      text: 'Latar Belakang',
      heading: HeadingLevel.HEADING_1,
      alignment: AlignmentType.CENTER,
    }),
    new Paragraph({
      children: [
        new TextRun({ text: 'Te', bold: true }),
        new TextRun({ text: 'bal', bold: true }),
        new TextRun({ text: ' miring', italics: true }),
        new TextRun({ text: ' garis', underline: {} }),
        new TextRun({ text: ' 2', superScript: true }),
        new TextRun({ text: ' besar', allCaps: true }),
        new TextRun({ text: ' <b>' }),
        new DeletedTextRun({ text: 'hapus', id: 1, author: 'A', date: '2026-01-01T00:00:00Z' }),
        new InsertedTextRun({ text: ' baru', id: 2, author: 'A', date: '2026-01-01T00:00:00Z' }),
        new ExternalHyperlink({ link: 'https://contoh.id/a?b=1&c=2', children: [new TextRun(' tautan')] }),
      ],
    }),
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new TextRun('Di'), new TextRun({ text: 'Jakarta', break: 1 })],
    }),
  );
  expect(html).toContain('<h2 style="text-align: center">Latar Belakang</h2>');
  expect(html).toContain(
    '<strong>Tebal</strong><em> miring</em><u> garis</u><sup> 2</sup> BESAR &lt;b&gt; baru<a href="https://contoh.id/a?b=1&amp;c=2"',
  );
  expect(html).not.toContain('hapus');
  expect(html).toMatch(/<p style="text-align: right">Di<br>Jakarta<\/p>/);
});

test('tables keep widths, merged cells and headings', async () => {
  const cell = (text: string, more = {}) => new TableCell({ ...more, children: [new Paragraph(text)] });
  const table = new Table({
    columnWidths: [1500, 3000, 4500],
    rows: [
      new TableRow({ tableHeader: true, children: [cell('No.'), cell('Ruas', { columnSpan: 2 })] }),
      new TableRow({ children: [cell('1.', { rowSpan: 2 }), cell('Cempaka'), cell('Baik')] }),
      new TableRow({ children: [cell('Mandala'), cell('Rusak')] }),
    ],
  });
  const [shown] = [
    ...new DOMParser().parseFromString(await taken(table), 'text/html').querySelectorAll('table'),
  ];
  expect(
    [...(shown?.querySelectorAll('td, th') ?? [])].map((one) =>
      [
        one.tagName,
        one.textContent,
        ...['colspan', 'rowspan', 'colwidth'].map((name) => one.getAttribute(name)),
      ].join(' '),
    ),
  ).toEqual([
    'TH No.   83',
    'TH Ruas 2  167,250',
    'TD 1.  2 83',
    'TD Cempaka   167',
    'TD Baik   250',
    'TD Mandala   167',
    'TD Rusak   250',
  ]);
});

test('"Hari<tab>: Senin" is a row of terms; empty paragraphs part nothing', async () => {
  const term = (label: string, words: string) =>
    new Paragraph({ children: [new TextRun(label), new TextRun({ children: [new Tab(), `: ${words}`] })] });
  const html = await taken(
    term('Hari', 'Senin'),
    term('Pukul', '09.00 WIB'),
    new Paragraph(''),
    new Paragraph('Demikian.'),
  );
  expect(html).toBe(
    '<table><tbody><tr><td><p>Hari</p></td><td><p>:</p></td><td><p>Senin</p></td></tr>' +
      '<tr><td><p>Pukul</p></td><td><p>:</p></td><td><p>09.00 WIB</p></td></tr></tbody></table><p>Demikian.</p>',
  );
});

test('spaces and tabs without end hold nobody up', { timeout: 5000 }, async () => {
  const blank = [' '.repeat(6000), '\t'.repeat(30_000), `a${'\t'.repeat(30_000)}`, `{{${' '.repeat(6000)}`];
  expect(await taken(...blank.map((one) => new Paragraph(`${one}Isi`)))).toMatch(/^(<p>.*Isi<\/p>){4}$/);
});

test('a tag becomes a chip, even where Word divided it', async () => {
  const divided = new Paragraph({ children: [new TextRun('Yth. {{kep'), new TextRun('ada}}')] });
  expect(await taken(divided)).toBe('<p>Yth. <span data-tag="kepada">kepada</span></p>');
});

test('what a letter has no place for is counted and named', async () => {
  const png = pixel();
  const picture = () => new ImageRun({ type: 'png', data: png, transformation: { width: 10, height: 10 } });
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('Catatan')] } },
    comments: { children: [{ id: 0, author: 'A', date: new Date(), children: [new Paragraph('Lihat')] }] },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('PT Contoh')] }) },
        children: [
          new Paragraph({
            children: [
              picture(),
              picture(),
              new CommentRangeStart(0),
              new TextRun('Isi'),
              new CommentRangeEnd(0),
              new TextRun({ children: [new CommentReference(0)] }),
              new FootnoteReferenceRun(1),
            ],
          }),
        ],
      },
    ],
  });
  const { html, left } = await take(new Uint8Array(await Packer.toArrayBuffer(document)));
  expect(html).toBe('<p>Isi</p>');
  expect(left).toEqual({ pictures: 2, footnotes: 1, comments: 1, pageHeads: 1 });
  expect(leftOutWords(left)).toBe('2 gambar, 1 komentar, 1 catatan kaki dan 1 kepala atau kaki halaman');
});

const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
  ['a PDF', () => strToU8('%PDF-1.7'), /bukan dokumen Word/],
  ['an empty file', () => new Uint8Array(), /bukan dokumen Word/],
  ['another zip', () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), /bukan dokumen Word/],
  ['a zip cut off', async () => (await bytesOf([new Paragraph('Isi')])).slice(0, 900), /rusak/],
  ['an old .doc', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /Word lama/],
  [
    'a locked one',
    () =>
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptionInfo'), 0, ...utf16('EncryptedPackage')]),
    /kata sandi/,
  ],
  ['text that is no XML', () => altered(() => '<w:document'), /rusak/],
  [
    'entities that grow',
    () => altered((xml) => xml.replace('<w:document', '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document')),
    /rusak/,
  ],
  [
    'a zip bomb',
    () => altered((xml) => xml.replace('Isi', ' '.repeat(5_000_000))),
    /mengembang jauh lebih besar/,
  ],
  ['one without text', () => bytesOf([new Paragraph('')]), /tidak berisi teks/],
])('%s is told in one sentence', async (_, make, sentence) => {
  const bytes = await make();
  await expect(take(bytes)).rejects.toThrow(sentence);
});

test('a file that is too large, and a text that is too long, are told before anything is lost', async () => {
  await expect(take(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toThrow('lebih besar dari 10 MB');
  await expect(take(await bytesOf([new Paragraph('x'.repeat(100))]), 50)).rejects.toThrow('terlalu panjang');
});

test('a number above those of Word is no number of a page’s length', async () => {
  const format = (kind: 'lowerRoman' | 'lowerLetter') => ({
    reference: kind,
    levels: [{ level: 0, format: kind, text: 'Bagian %1', start: 300_000_000 }],
  });
  const numbering = { config: [format('lowerRoman'), format('lowerLetter')] };
  for (const kind of ['lowerRoman', 'lowerLetter'])
    expect((await take(await bytesOf([item('Isi', 0, kind)], { numbering }))).html).toContain('Isi');
});
