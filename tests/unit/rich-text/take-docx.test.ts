// @vitest-environment happy-dom
import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  type FileChild,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  type IPropertiesOptions,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { letterChips } from '../../../src/rich-text/chips/chips.ts';
import { leftOutWords } from '../../../src/rich-text/docx/left-out.ts';
import { takeDocx } from '../../../src/rich-text/docx/take-docx.ts';

// Real files of another program: the `docx` package writes what Word writes.

const bytesOf = async (children: FileChild[], more: Partial<IPropertiesOptions> = {}): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toArrayBuffer(new Document({ numbering, ...more, sections: [{ children }] })));
const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const take = (bytes: Uint8Array, most = 500_000) => takeDocx(fileOf(bytes), { most, chips: letterChips });
const taken = async (...children: FileChild[]) => (await take(await bytesOf(children))).html;

const level = (format: string, text: string, at: number) => ({
  level: at,
  format: format as (typeof LevelFormat)[keyof typeof LevelFormat],
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360 * (at + 1), hanging: 360 } } },
});
const numbering = {
  config: [
    {
      reference: 'house',
      levels: [
        level(LevelFormat.LOWER_LETTER, '%1.', 0),
        level(LevelFormat.DECIMAL, '%2)', 1),
        level(LevelFormat.LOWER_LETTER, '%3)', 2),
      ],
    },
    {
      reference: 'inner',
      levels: [
        {
          ...level(LevelFormat.DECIMAL, '%1.', 0),
          style: { paragraph: { indent: { left: 1080, hanging: 360 } } },
        },
      ],
    },
    { reference: 'dots', levels: [level(LevelFormat.BULLET, '•', 0)] },
    { reference: 'pasal', levels: [level(LevelFormat.DECIMAL, 'Pasal %1', 0)] },
    {
      reference: 'legal',
      levels: [level(LevelFormat.DECIMAL, '%1.', 0), level(LevelFormat.DECIMAL, '%1.%2.', 1)],
    },
  ],
};
const item = (text: string, at = 0, reference = 'house') =>
  new Paragraph({ text, numbering: { reference, level: at } });

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

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pixel = () => Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0));

const broken = (...words: (string | PageBreak)[]) =>
  new Paragraph({ children: words.map((one) => (typeof one === 'string' ? new TextRun(one) : one)) });

test('page breaks stand between paragraphs; at the ends of a text and twice they say nothing', async () => {
  const page = '<hr data-break="page">';
  expect(
    await taken(
      broken(new PageBreak()),
      broken('satu', new PageBreak(), 'dua'),
      broken(new PageBreak()),
      new Paragraph({ text: 'tiga', pageBreakBefore: true, indent: { left: 1440 } }),
      broken('empat', new PageBreak()),
    ),
  ).toBe(`<p>satu</p>${page}<p>dua</p>${page}<p data-indent="2">tiga</p><p>empat</p>`);
});

test('a page break in a list stands after its item, and the list goes on; one in a table is left out', async () => {
  const split = new Paragraph({
    numbering: { reference: 'house', level: 0 },
    children: [new TextRun('a'), new PageBreak(), new TextRun('b')],
  });
  expect(await taken(split, item('dua'))).toBe(
    '<ol type="a"><li><p>ab</p></li></ol><hr data-break="page"><ol type="a" start="2"><li><p>dua</p></li></ol>',
  );
  const cell = new TableCell({ children: [broken('isi', new PageBreak())] });
  const { html, left } = await take(
    await bytesOf([new Table({ rows: [new TableRow({ children: [cell] })] }), new Paragraph('x')]),
  );
  expect(html).not.toContain('<hr');
  expect(leftOutWords(left)).toBe('1 ganti halaman');
});

test('where Word itself broke a page last time is no page break', async () => {
  const bytes = await altered((xml) => xml.replace('<w:t', '<w:lastRenderedPageBreak/><w:t'));
  expect((await take(bytes)).html).toBe('<p>Isi</p>');
});

/** Takes pictures, too, as a letter's text does. */
async function takenWithPictures(bytes: Uint8Array) {
  const files: File[] = [];
  const begin = (file: File) => `baru-${files.push(file)}`;
  return { ...(await takeDocx(fileOf(bytes), { most: 500_000, chips: letterChips, begin })), files };
}

test('pictures become figures below their paragraph, with their file, text and width', async () => {
  const picture = new ImageRun({
    type: 'png',
    data: pixel(),
    transformation: { width: 300, height: 300 },
    altText: { name: 'x', title: '', description: 'Peta "ruas"' },
  });
  const gif = new ImageRun({
    type: 'gif',
    data: new Uint8Array([0x47]),
    transformation: { width: 9, height: 9 },
  });
  const { html, left, files } = await takenWithPictures(
    await bytesOf([
      new Paragraph({ children: [new TextRun({ text: 'Lihat', allCaps: true }), picture, gif, picture] }),
      new Paragraph({ children: [picture] }),
      new Paragraph('Selesai'),
    ]),
  );
  const figure = (at: number) =>
    `<figure style="text-align: center;" data-width="50"><img data-pending="baru-${at}" alt="Peta &quot;ruas&quot;"></figure>`;
  expect(html).toBe(`<p>LIHAT</p>${figure(1)}${figure(2)}${figure(3)}<p>Selesai</p>`);
  expect(left).toEqual({ pictures: 1 });
  expect(files.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/png']);
  expect(new Uint8Array(await (files[0] as File).arrayBuffer())).toEqual(pixel());
});

test('a document of pictures alone has something for a text that takes them', async () => {
  const picture = new ImageRun({ type: 'png', data: pixel(), transformation: { width: 9, height: 9 } });
  const bytes = await bytesOf([new Paragraph({ children: [picture] })]);
  expect((await takenWithPictures(bytes)).html).toMatch(/^<figure.*<\/figure>$/);
  await expect(take(bytes)).rejects.toThrow('tidak berisi teks');
});

test('media that unpack beyond reason are not opened', async () => {
  const files = unzipSync(await bytesOf([new Paragraph('Isi')]));
  files['word/media/image1.png'] = new Uint8Array(41 * 1024 * 1024);
  const bytes = zipSync(files);
  await expect(takenWithPictures(bytes)).rejects.toThrow(/mengembang jauh lebih besar/);
  expect((await take(bytes)).html).toBe('<p>Isi</p>');
});

/** A document with another text part. */
async function altered(change: (xml: string) => string): Promise<Uint8Array> {
  const files = unzipSync(await bytesOf([new Paragraph('Isi')]));
  files['word/document.xml'] = strToU8(change(strFromU8(files['word/document.xml'] as Uint8Array)));
  return zipSync(files);
}

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
