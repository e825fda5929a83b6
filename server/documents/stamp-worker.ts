// Runs in its own thread: parsing a large PDF takes seconds of CPU, which must not block other requests.
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { degrees as libDegrees, rgb as libRgb, ops, PDF } from '@libpdf/core';
import { markFont } from './fonts.ts';
import { plainPng } from './plain-png.ts';
import type { StampJob } from './stamp-pdf.ts';

parentPort?.on('message', async (job: StampJob) => {
  try {
    const stamped = (job.kind === 'pdf' && (await appended(job))) || (await rewritten(job));
    parentPort?.postMessage(stamped, [stamped.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * Appends the mark, so that the copy's first part stays the signed file (docs/decisions/letters.md); undefined
 * when nothing can be appended.
 */
async function appended({ file, line, isCancelled }: StampJob): Promise<Uint8Array | undefined> {
  try {
    const pdf = await PDF.load(file);
    if (pdf.isEncrypted || pdf.canSaveIncrementally() !== null) return undefined;
    const font = pdf.embedFont(readFileSync(markFont()));
    const unknown = new Set(font.getUnencodableCharacters(line));
    const text = [...line].map((sign) => (unknown.has(sign) ? '?' : sign)).join('');
    for (const page of pdf.getPages()) {
      const { x, y, width, height } = page.getCropBox();
      const places = placesOf(
        { x, y, width, height },
        (size, words = text) => font.widthOfTextAtSize(words, size),
        text,
        isCancelled,
      );
      // Marked as an artifact: screen readers skip it (PDF/A level A).
      page.drawOperators([ops.beginMarkedContent('/Artifact')]);
      for (const { words, size, angle, grey, opacity, ...at } of places)
        page.drawText(words, {
          ...at,
          size,
          font,
          color: libRgb(grey, grey, grey),
          opacity,
          rotate: libDegrees((angle * 180) / Math.PI),
        });
      page.drawOperators([ops.endMarkedContent()]);
    }
    return await pdf.save({ incremental: true, subsetFonts: true });
  } catch {
    return undefined;
  }
}

/** Rewrites pictures, and files that cannot be appended to. */
async function rewritten({ file, kind, line, isCancelled }: StampJob): Promise<Uint8Array> {
  const pdf = kind === 'pdf' ? await PDFDocument.load(file) : await pictureAsPdf(file, kind);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  // The standard fonts cover only Western European characters; replace others by "?".
  const text = [...line].map((sign) => (isDrawable(font, sign) ? sign : '?')).join('');
  for (const page of pdf.getPages()) mark(page, font, text, isCancelled);
  return pdf.save();
}

async function pictureAsPdf(file: Uint8Array, kind: 'png' | 'jpg'): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const picture = kind === 'png' ? await pdf.embedPng(plainPng(file)) : await pdf.embedJpg(file);
  const { width, height } = picture.scaleToFit(1000, 1000);
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return pdf;
}

type Box = { x: number; y: number; width: number; height: number };
type Place = {
  words: string;
  x: number;
  y: number;
  size: number;
  angle: number;
  grey: number;
  opacity: number;
};

/** Positions: diagonally across the page and in full along its foot; the cancellation above. */
function placesOf(
  { x, y, width, height }: Box,
  widthAt: (size: number, words?: string) => number,
  text: string,
  isCancelled = false,
): Place[] {
  const angle = Math.atan2(height, width);
  const across = (words: string, most: number, up: number, grey: number, opacity: number): Place => {
    const size = Math.min(most, (0.8 * Math.hypot(width, height)) / widthAt(1, words));
    const half = widthAt(size, words) / 2;
    return {
      ...{ words, size, angle, grey, opacity },
      x: x + width / 2 - Math.cos(angle) * half - Math.sin(angle) * up,
      y: y + height / 2 - Math.sin(angle) * half + Math.cos(angle) * up,
    };
  };
  const small = Math.min(7, (0.92 * width) / widthAt(1, text));
  return [
    ...(isCancelled ? [across('DIBATALKAN', 96, 60, 0.35, 0.3)] : []),
    ...(text ? [across(text, 42, 0, 0.45, 0.22)] : []),
    ...(text
      ? [
          {
            words: text,
            x: x + width / 2 - widthAt(small, text) / 2,
            y: y + 8,
            size: small,
            angle: 0,
            grey: 0.4,
            opacity: 1,
          },
        ]
      : []),
  ];
}

function mark(page: PDFPage, font: PDFFont, text: string, isCancelled?: boolean): void {
  const places = placesOf(
    page.getCropBox(),
    (size, words = text) => font.widthOfTextAtSize(words, size),
    text,
    isCancelled,
  );
  for (const { words, angle, grey, ...drawn } of places)
    page.drawText(words, {
      ...drawn,
      font,
      rotate: degrees((angle * 180) / Math.PI),
      color: rgb(grey, grey, grey),
    });
}

function isDrawable(font: PDFFont, sign: string): boolean {
  try {
    font.encodeText(sign);
    return true;
  } catch {
    return false;
  }
}
