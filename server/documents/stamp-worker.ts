// A thread of its own: reading a large PDF takes seconds of processor time, which no other request shall wait for.
import { parentPort, workerData } from 'node:worker_threads';
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { plainPng } from './plain-png.ts';
import type { StampJob } from './stamp-pdf.ts';

const { file, kind, line } = workerData as StampJob;
const stamped = await stamp();
parentPort?.postMessage(stamped, [stamped.buffer as ArrayBuffer]);

async function stamp(): Promise<Uint8Array> {
  const pdf = kind === 'pdf' ? await PDFDocument.load(file) : await pictureAsPdf();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  // The standard fonts know Western European letters only; a name with others is marked as far as it can be drawn.
  const text = [...line].map((sign) => (isDrawable(font, sign) ? sign : '?')).join('');
  for (const page of pdf.getPages()) mark(page, font, text);
  return pdf.save();
}

async function pictureAsPdf(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const picture = kind === 'png' ? await pdf.embedPng(plainPng(file)) : await pdf.embedJpg(file);
  const { width, height } = picture.scaleToFit(1000, 1000);
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return pdf;
}

/** Across the page from corner to corner, and once more in full along its foot. */
function mark(page: PDFPage, font: PDFFont, text: string): void {
  const { x, y, width, height } = page.getCropBox();
  const diagonal = Math.hypot(width, height);
  const size = Math.min(42, (0.8 * diagonal) / font.widthOfTextAtSize(text, 1));
  const angle = Math.atan2(height, width);
  const half = font.widthOfTextAtSize(text, size) / 2;
  page.drawText(text, {
    x: x + width / 2 - Math.cos(angle) * half,
    y: y + height / 2 - Math.sin(angle) * half,
    size,
    font,
    rotate: degrees((angle * 180) / Math.PI),
    color: rgb(0.45, 0.45, 0.45),
    opacity: 0.22,
  });
  const small = Math.min(7, (0.92 * width) / font.widthOfTextAtSize(text, 1));
  page.drawText(text, {
    x: x + width / 2 - font.widthOfTextAtSize(text, small) / 2,
    y: y + 8,
    size: small,
    font,
    color: rgb(0.4, 0.4, 0.4),
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
