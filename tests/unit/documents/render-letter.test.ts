import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  type CannotSet,
  type LetterDocument,
  renderLetterPdf,
  sha256,
  stopRendering,
} from '../../../server/documents/index.ts';
import { paperJob } from '../../../server/documents/paper-data.ts';
import { createRenderer } from '../../../server/documents/renderer.ts';
import { aLetter, escapeHtml } from './a-letter.ts';

const renderer = createRenderer();
afterAll(() => {
  renderer.stop();
  stopRendering();
});

const render = async (changes: Partial<LetterDocument>) =>
  renderer.render(await paperJob({ ...aLetter, ...changes }));
const asText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: Uint8Array) => asText(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const fontsOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await PDFDocument.load(pdf);
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict ? [one.get(PDFName.of('FontName'))] : []))
    .flatMap((name) => (name instanceof PDFName ? [name.decodeText().replace(/^[A-Z]{6}\+/, '')] : []));
};

const faultOf = (bodyHtml: string) =>
  renderLetterPdf({ ...aLetter, bodyHtml }).then(
    () => 'set',
    (error: CannotSet) => error.fault,
  );

test('a letter is a tagged PDF/A-2a, and the same letter is the same bytes', async () => {
  const [first, second] = await Promise.all([renderLetterPdf(aLetter), renderLetterPdf(aLetter)]);
  expect(asText(first)).toMatch(/^%PDF-1\.7/);
  expect(asText(first)).toMatch(/pdfaid:part>2<.*pdfaid:conformance>A</s);
  expect(asText(first)).toContain('/StructTreeRoot');
  expect(sha256(first)).toMatch(/^[0-9a-f]{64}$/);
  expect(sha256(second)).toBe(sha256(first));
  expect(sha256(await renderLetterPdf({ ...aLetter, subject: 'Lain' }))).not.toBe(sha256(first));
});

test.each([
  ['NotoSansSC', '上海建设有限公司, 株式会社 東京道路 カタカナ, 臺灣高速公路'],
  ['NotoSansKR', '한국도로공사'],
  ['NotoNaskhArabic', 'شركة الطرق السريعة رقم ١٢٣'],
  ['NotoSerifHebrew', 'חברת הכבישים'],
  ['NotoSansJavanese', 'ꦥꦼꦫꦶꦤ꧀ꦠꦃ'],
])('%s draws what no Latin font has, also in bold', async (font, words) => {
  const bodyHtml = `<p>Rekanan ${words} dan <strong>${words}</strong> hadir.</p>`;
  const { pdf, archival } = await render({ bodyHtml });
  expect(archival).toBe(true);
  expect(await fontsOf(pdf)).toEqual(expect.arrayContaining([`${font}-Regular`, `${font}-Bold`]));
});

test('every arrangement, class and stage of a letter can be printed', async () => {
  const unsigned: Partial<LetterDocument> = {
    number: null,
    signer: aLetter.signer && { ...aLetter.signer, signedAt: null, onBehalfOf: 'a.n. Direktur Utama' },
  };
  const cases: Partial<LetterDocument>[] = [
    { arrangement: 'surat', address: 'Jalan Pattimura 20\nJakarta', ...unsigned },
    {
      arrangement: 'keputusan',
      securityName: 'Sangat Rahasia',
      watermark: 'Uli Kusnadi · 18 Nov 2026 09.42',
    },
    {
      arrangement: 'pernyataan',
      attachments: [{ title: 'Peta', name: 'peta.pdf', size: '1,2 MB', sha256: 'ab'.repeat(32) }],
      to: ['A', 'B', 'C'],
    },
    {
      letterhead: null,
      signer: null,
      scriptDate: null,
      to: [],
      from: '',
      subject: '',
      bodyHtml: '',
      ccs: [],
      place: '',
    },
  ];
  for (const changes of cases) expect((await render(changes)).archival).toBe(true);
});

test('a long letter runs over pages, and many receivers get a page of their own', async () => {
  expect(pagesOf((await render({})).pdf)).toBe(1);
  const long = `<p>${'Seluruh unit kerja menyiapkan rencana siaga. '.repeat(20)}</p>`.repeat(8);
  expect(pagesOf((await render({ bodyHtml: long })).pdf)).toBeGreaterThan(2);
  const to = Array.from({ length: 40 }, (_, index) => `Kepala Divisi ${index + 1}`);
  expect(pagesOf((await render({ to })).pdf)).toBe(2);
});

test('a naskah pengantar is a page before the letter, a blank one none', async () => {
  expect(pagesOf((await render({ coverHtml: '<p>Bersama ini kami sampaikan.</p>' })).pdf)).toBe(2);
  expect(pagesOf((await render({ coverHtml: '<p>&nbsp;</p><p><br></p>' })).pdf)).toBe(1);
});

test('a letter that covers a document is bound to its content', async () => {
  const file = { name: 'Perjanjian (pks.pdf)', size: '1,5 MB', sha256: 'ab'.repeat(32) };
  const named = await render({ file });
  expect(named.archival).toBe(true);
  expect(pagesOf(named.pdf)).toBe(1);
  const other = await render({ file: { ...file, sha256: 'cd'.repeat(32) } });
  expect(sha256(other.pdf)).not.toBe(sha256(named.pdf));
});

test('a logo that is no picture does not stop a letter', async () => {
  const logo = { type: 'svg' as const, base64: Buffer.from('<svg').toString('base64') };
  const letterhead = { name: 'PT X', address: '', logo };
  expect(pagesOf((await render({ letterhead })).pdf)).toBe(1);
});

test('what no font can draw, and a table wider than the paper, are named and not set', async () => {
  expect(await faultOf('<p>Halo \u{10fffd} dunia</p>')).toEqual({ kind: 'sign', words: '\u{10fffd}' });
  const table = (columns: number, word: string) =>
    `<table><tbody>${`<tr>${`<td>${word}</td>`.repeat(columns)}</tr>`.repeat(2)}</tbody></table>`;
  expect(await faultOf(table(5, 'Keterangan'))).toBe('set');
  expect(await faultOf(table(20, '12'))).toBe('set');
  expect(await faultOf(`${table(2, 'a')}${table(20, '123.456')}`)).toEqual({
    kind: 'table',
    place: 2,
    columns: 20,
    widest: '123.456',
  });
});

test.each(['😀', 'ᬩᬮᬶ', 'ไทย'])(
  '%s is refused, also where a font of the machine could draw it',
  async (words) => {
    expect(await faultOf(`<p>Salam ${words}</p>`)).toMatchObject({ kind: 'sign' });
  },
);

test('every letter on paper is of a font of ours, whatever its script', async () => {
  const scripts = 'Tôn ḥ Привет Ελλάς بسم الله שלום हिन्दी ∑ ≤ → ☐ ✓ ① ♥ Ⅳ ─';
  const pdf = await renderLetterPdf({
    ...aLetter,
    subject: scripts,
    bodyHtml: `<p>${scripts} <b>${scripts}</b> <i>${scripts}</i></p><pre>${scripts}</pre>`,
    signer: aLetter.signer && { ...aLetter.signer, positionName: scripts },
  });
  const fonts = await fontsOf(pdf);
  const ours = /^(Noto\w+|SourceSerif4|PlusJakartaSans|LibertinusSerif|NewCM(Math|10)|DejaVuSansMono)\b/;
  expect(fonts.length).toBeGreaterThan(4);
  expect(fonts.filter((name) => !ours.test(name))).toEqual([]);
});

test('a character no font can draw costs the archival mark of what is only looked at', async () => {
  const { pdf, archival } = await render({ bodyHtml: '<p>\u{10fffd}</p>' });
  expect(archival).toBe(false);
  expect(pagesOf(pdf)).toBe(1);
});

const typst = [
  '#',
  '$',
  '*',
  '_',
  '`',
  '~',
  '@',
  '<',
  '>',
  '\\',
  '[',
  ']',
  '(',
  ')',
  '{',
  '}',
  '"',
  "'",
  '=',
  '-',
  '+',
  '/',
  '//',
  '/*',
];
const words = fc.oneof(
  fc.string({ unit: fc.constantFrom(...typst, '#let x', '$x$', ' ', 'a', '\n', '1.'), maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

test('no text, in any place, breaks the setting', async () => {
  await fc.assert(
    fc.asyncProperty(words, fc.array(words, { maxLength: 9 }), async (text, names) => {
      const html = escapeHtml(text);
      const { pdf } = await render({
        bodyHtml: `<p>${html}</p><h2>${html}</h2><ul><li>${html}</li></ul><table><tr><th>${html}</th></tr></table><pre>${html}</pre>`,
        ...{
          subject: text,
          from: text,
          number: text,
          kindName: text,
          place: text,
          address: text,
          watermark: text,
        },
        ...{ to: names, ccs: names, securityName: text, attachmentNote: text, letterId: text },
        letterhead: { name: text, address: text },
        signer: { positionName: text, personName: text, npp: text, onBehalfOf: text, signedAt: null },
      });
      expect(pagesOf(pdf)).toBeGreaterThan(0);
    }),
    { numRuns: 40, examples: [['__proto__', ['constructor']]] },
  );
});

test('a letter that takes too long is given up, and the next one is set', async () => {
  const impatient = createRenderer({ timeoutMs: () => 1 });
  await expect(impatient.render(await paperJob(aLetter))).rejects.toThrow(/too long/);
  impatient.stop();
  const short = createRenderer({ lettersPerChild: 2, idleMs: 20 });
  const job = await paperJob(aLetter);
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => short.render(job)));
  expect(new Set(all.map(({ pdf }) => sha256(pdf))).size).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(pagesOf((await short.render(job)).pdf)).toBe(1);
  short.stop();
});
