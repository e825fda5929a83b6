import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { createWorker, OEM } from 'tesseract.js';
import { createReader } from '../server/texts/reader.ts';
import type { Figure } from './report.ts';
import { median } from './server-process.ts';

const rounds = 3;
const { resolve } = createRequire(import.meta.url);

/** Measures a scanned page through the whole reading (process, checks, tidying) against the recogniser alone. */
export async function measureOcr(): Promise<Figure[]> {
  const page = await scannedPage();
  const langPath = join(dirname(resolve('@tesseract.js-data/ind')), '4.0.0_best_int');
  const bare = await createWorker('ind', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
  const reader = createReader();
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const bareMs = await timed(() => bare.recognize(page));
    const oursMs = await timed(() => reader.read({ content: page, mimeType: 'image/png' }));
    if (round === 0) continue;
    times.bare.push(bareMs);
    times.ours.push(oursMs);
  }
  await bare.terminate();
  reader.stop();
  return [
    {
      name: 'recognising a scanned page, against the bare library',
      value: median(times.ours) / median(times.bare),
      unit: 'times',
      bound: { at: 'most', value: 1.3 },
      detail: `${median(times.ours).toFixed(0)} ms, ${median(times.bare).toFixed(0)} ms`,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A4 at 150 to the inch, with as much text as a letter has. */
async function scannedPage(): Promise<Buffer> {
  const font = '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
  GlobalFonts.registerFromPath(resolve(font), 'Paper');
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '28px Paper';
  const lines = [
    'Sehubungan dengan rencana pemeliharaan jembatan pada ruas tol,',
    'bersama ini kami sampaikan jadwal penutupan lajur sebagai berikut.',
    'Mohon petugas pengatur lalu lintas disiagakan sejak pukul 22.00.',
  ];
  for (let line = 0; line < 24; line += 1) context.fillText(lines[line % 3] ?? '', 140, 200 + line * 56);
  return canvas.encode('png');
}
