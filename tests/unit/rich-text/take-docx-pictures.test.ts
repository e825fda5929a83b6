// @vitest-environment happy-dom
import { ImageRun, PageBreak, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { letterChips } from '../../../src/rich-text/chips/chips.ts';
import { leftOutWords } from '../../../src/rich-text/docx/left-out.ts';
import { takeDocx } from '../../../src/rich-text/docx/take-docx.ts';
import { altered, bytesOf, fileOf, item, pixel, take, taken } from './docx-files.ts';

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
