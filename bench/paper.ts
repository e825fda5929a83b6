import { chromium } from 'playwright';
import { findBrowser } from '../bin/browser.mjs';
import {
  drawLetter,
  type LetterDocument,
  pageCount,
  renderLetterPdf,
  renderPreviewPdf,
  stampFile,
  stopRendering,
} from '../server/documents/index.ts';
import { makePair } from '../server/letters/sealing/certificates.ts';
import { signedPdf } from '../server/letters/sealing/pdf-sealer.ts';
import { aLetter } from '../tests/unit/documents/a-letter.ts';
import type { Figure } from './report.ts';
import { median } from './server-process.ts';

const rounds = 15;

/**
 * Measures a letter of two pages against headless Chromium, its seal, copy and preview, and a small one beside a
 * large one.
 */
export async function measurePaper(): Promise<Figure[]> {
  const executablePath = findBrowser();
  const options = { args: ['--no-sandbox'], ...(executablePath && { executablePath }) };
  const { seal, root } = await makePair('PT Nusantara Tol Raya (Persero)', new Date());
  const signer = { root: root.certificate, seal };
  const who = { personName: 'Kartika Hutapea', positionName: 'Kepala Divisi Operasi', at: new Date() };
  const sealed = async (pdf: Uint8Array) => (await signedPdf(pdf, who, signer)).pdf;
  const pdf = await renderLetterPdf(letter());
  const pages = pageCount(pdf);
  const copied = await sealed(pdf);
  if (pages !== 2) throw new Error(`The letter has ${pages} pages, not 2.`);

  const browser = await chromium.launch(options);
  try {
    const ours: number[] = [];
    const warm: number[] = [];
    const started: number[] = [];
    const page = await browser.newPage();
    const print = async (target = page) => {
      await target.setContent(html(letter()));
      return target.pdf({ format: 'A4', printBackground: true });
    };
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(async () => sealed(await renderLetterPdf(letter(round)))));
      warm.push(await timed(print));
      started.push(
        await timed(async () => {
          const own = await chromium.launch(options);
          await print(await own.newPage());
          await own.close();
        }),
      );
    }
    const at = `${told(ours)}, Chromium ${told(warm)}, started for it ${told(started)}`;
    return [
      times('two pages to a sealed PDF, warm Chromium against it', median(warm) / median(ours), 3, at),
      times('the same, a Chromium started for it', median(started) / median(ours), 40),
      await inMilliseconds('the seal', 20, () => sealed(pdf)),
      await inMilliseconds('a reader’s marked copy', 20, async () => {
        await stampFile({ file: copied, kind: 'pdf', line: 'Uli Kusnadi · 18 Nov 2026 09.42' });
      }),
      await inMilliseconds('a preview after a change', 150, (round) => renderPreviewPdf(letter(round))),
      await inMilliseconds('its drawn pages after a key', 150, (round) => drawLetter(letter(round))),
      await held(),
      await thrice(),
    ];
  } finally {
    await browser.close();
    stopRendering();
  }
}

/** How much longer a small letter takes while one of 4,000 cells is set, the most that are taken. */
async function held(): Promise<Figure> {
  const row = `<tr>${'<td><p>Ruas Cempaka</p></td>'.repeat(4)}</tr>`;
  const large = { ...letter(), bodyHtml: `<table><tbody>${row.repeat(1000)}</tbody></table>` };
  const alone = await timed(() => renderLetterPdf(letter(1)));
  const waits: number[] = [];
  let largest = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const slow = renderLetterPdf(large).then(() => {
      largest = performance.now() - began;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    waits.push(await timed(() => renderLetterPdf(letter(round + 2))));
    await slow;
  }
  return {
    name: 'a small letter beside one of 4,000 cells, longer than alone',
    value: median(waits) - alone,
    unit: 'ms',
    bound: { at: 'most', value: 300 },
    detail: `alone ${alone.toFixed(0)} ms, the large one ${largest.toFixed(0)} ms`,
  };
}

/** How much longer thrice the pages take: what each page does must not grow with the letter. */
async function thrice(): Promise<Figure> {
  const [once, thrice] = [4000, 12_000].map((count) => ({ ...letter(), bodyHtml: '<p>a</p>'.repeat(count) }));
  const short = await timed(() => renderLetterPdf(once as LetterDocument));
  const long = await timed(() => renderLetterPdf(thrice as LetterDocument));
  return {
    name: 'a letter of 354 pages, to one of 119',
    value: long / short,
    unit: 'times as long',
    bound: { at: 'most', value: 4 },
    detail: `${short.toFixed(0)} and ${long.toFixed(0)} ms`,
  };
}

const paragraph =
  'Menindaklanjuti rapat koordinasi pada 18 November 2026, dengan ini disampaikan rencana operasi pada masa libur Natal dan Tahun Baru di seluruh ruas yang dikelola, termasuk penambahan petugas gerbang dan kendaraan derek.';

/** About two pages, and each change sets it anew. */
const letter = (change = 0): LetterDocument => ({
  ...aLetter,
  bodyHtml: `<p>Perubahan ${change}</p>${`<p>${paragraph}</p>`.repeat(9)}<ol>${'<li><p>Kesiapan gerbang, petugas dan kendaraan.</p></li>'.repeat(8)}</ol>`,
});

/** The same text and letterhead as a plain page, as a product that prints by a browser would have it. */
const html = ({ bodyHtml, letterhead, kindName, number, subject, to, from }: LetterDocument): string => `
<!doctype html><html lang="id"><style>@page{size:A4;margin:18mm 25mm 25mm}body{font:11pt/1.5 serif}</style>
<header><b>${letterhead?.name}</b><br>${letterhead?.address}<hr></header>
<h1>${kindName.toUpperCase()}</h1><p>NOMOR ${number}</p>
<table><tr><td>Kepada<td>: ${to.join()}<tr><td>Dari<td>: ${from}<tr><td>Hal<td>: ${subject}</table>${bodyHtml}</html>`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function inMilliseconds(
  name: string,
  most: number,
  work: (round: number) => Promise<unknown>,
): Promise<Figure> {
  await work(-1);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) took.push(await timed(() => work(round)));
  return { name, value: median(took), unit: 'ms', bound: { at: 'most', value: most } };
}

const times = (name: string, value: number, least: number, detail?: string): Figure => ({
  ...{ name, value, unit: 'times as long', bound: { at: 'least' as const, value: least } },
  ...(detail && { detail }),
});

/** With the least, as other work on the machine only adds. */
const told = (took: number[]): string =>
  `${median(took).toFixed(0)} ms (least ${Math.min(...took).toFixed(0)})`;
