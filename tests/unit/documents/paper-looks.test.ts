import { extractTextItems } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { type LetterDocument, renderLetterPdf, stopRendering } from '../../../server/documents/index.ts';
import { aLetter } from './a-letter.ts';

afterAll(stopRendering);

const company = 'PT Nusantara Tol Raya (Persero)';
const plain = { colour: null, font: null, size: null, justified: null, footer: null, following: null };
const onPaper = (
  style: Partial<NonNullable<PaperLetterhead['style']>>,
  over: Partial<LetterDocument> = {},
) => {
  const letter = {
    ...aLetter,
    letterhead: { name: company, address: '', content: `<h2>${company}</h2>`, style: { ...plain, ...style } },
    bodyHtml: Array.from({ length: 60 }, (_, at) => `<p>Baris ${at + 1} dari naskah ini.</p>`).join(''),
    ...over,
  };
  return renderLetterPdf(letter);
};
type Item = { str: string; x: number; y: number; fontSize: number };
const pagesOf = async (pdf: Uint8Array): Promise<Item[][]> => (await extractTextItems(pdf)).items as Item[][];
const named = (page: Item[] | undefined, words: string) =>
  page?.filter(({ str }) => str.includes(words)) ?? [];

test('a style that states nothing sets the letter as no style does', async () => {
  const { style: _, ...letterhead } = {
    name: company,
    address: '',
    content: `<h2>${company}</h2>`,
    style: 0,
  };
  const without = await onPaper({}, { letterhead });
  expect(Buffer.from(await onPaper({})).equals(Buffer.from(without))).toBe(true);
});

test('font, size and colour are in the PDF, which stays archival', async () => {
  const text = async (style: Parameters<typeof onPaper>[0]) =>
    Buffer.from(await onPaper(style)).toString('latin1');
  expect(await text({ font: 'arimo' })).toMatch(/\+Arimo/);
  expect(await text({ font: 'tinos' })).toMatch(/\+Tinos/);
  expect(await text({})).not.toMatch(/Arimo|Tinos/);
  const [first] = await pagesOf(await onPaper({ size: 12 }));
  expect(named(first, 'Baris 1 ')[0]?.fontSize).toBeCloseTo(12, 0);
});

test('the next pages begin as the company chose', async () => {
  const second = async (following: 'running' | 'none' | 'name' | 'full') =>
    (await pagesOf(await onPaper({ following })))[1];
  expect(named(await second('running'), 'Nota Dinas tanggal')).toHaveLength(1);
  expect(named(await second('none'), 'Nota Dinas tanggal')).toHaveLength(0);
  expect(named(await second('name'), company)).toHaveLength(1);
  expect(named(await second('full'), company)).toHaveLength(1);
});

test('the whole letterhead stands at the same place on each page, and the text below it', async () => {
  const pages = await pagesOf(await onPaper({ following: 'full' }, { coverHtml: '<p>Pengantar.</p>' }));
  expect(pages.length).toBeGreaterThan(2);
  const heads = pages.map((page) => named(page, company)[0]);
  expect(pages.map((page) => named(page, company).length)).toEqual(pages.map(() => 1));
  for (const [at, head] of heads.entries()) {
    expect(Math.round(head?.y ?? 0), String(at)).toBe(Math.round(heads[0]?.y ?? 0));
    const below = pages[at]?.filter(({ str, y }) => str.startsWith('Baris') && y > (head?.y ?? 0) - 15) ?? [];
    expect(below, String(at)).toEqual([]);
  }
  const [standard] = await pagesOf(await onPaper({}));
  expect(Math.round(heads[0]?.y ?? 0)).toBe(Math.round(named(standard, company)[0]?.y ?? 0));
});

test('lines at the foot stand on every page above the notice, on paper and not in the text', async () => {
  const footer = 'Graha Nusantara Tol, Jakarta Timur 13550\nTelepon (021) 5550 1000\nnusantaratol.example';
  const pages = await pagesOf(await onPaper({ footer }));
  for (const page of pages) {
    const lines = ['Graha', 'Telepon', 'nusantaratol.example', 'Naskah ini ditujukan', 'ID naskah'];
    const places = lines.map((words) => named(page, words)[0]?.y ?? Number.NaN);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    // Printers keep 5 mm free.
    expect(Math.min(...places)).toBeGreaterThan(14);
    const lowest = Math.min(...page.filter(({ str }) => str.startsWith('Baris')).map(({ y }) => y), 800);
    expect(lowest).toBeGreaterThan((places[0] ?? 0) + 12);
  }
});

test('margins move the text, and labels and order of the head are the kind’s', async () => {
  const adjustments = {
    margins: { left: 40, top: 30 },
    labels: { subject: 'Perihal', copies: 'Salinan' },
    order: ['date' as const],
    hidden: ['attachments' as const],
  };
  const [page] = await pagesOf(await onPaper({}, { adjustments, bodyHtml: '<p>Isi.</p>' }));
  expect(Math.round(((named(page, 'Isi.')[0]?.x ?? 0) / 72) * 25.4)).toBe(40);
  const atEdge = page?.filter(({ str, x }) => str.trim() && Math.round((x / 72) * 25.4) === 40) ?? [];
  expect(atEdge.map(({ str }) => str).slice(0, 6)).toEqual([
    ...[company, 'Tanggal', 'Kepada', 'Dari', 'Perihal', 'Isi.'],
  ]);
  expect(named(page, 'Salinan:')).toHaveLength(1);
});
