import { createRequire } from 'node:module';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { strToU8, zipSync } from 'fflate';

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium.ttf',
);

/** A page of paper as a scanner gives it: black text on white. */
export async function scanOf(lines: readonly string[]): Promise<Buffer> {
  GlobalFonts.registerFromPath(font, 'Paper');
  const canvas = createCanvas(900, 80 + lines.length * 60);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '32px Paper';
  for (const [index, line] of lines.entries()) context.fillText(line, 50, 80 + index * 60);
  return canvas.encode('png');
}

/** A PDF of a page for each text, as a word processor makes it. */
export async function writtenPdf(texts: readonly string[], password?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const helvetica = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of texts)
    pdf.addPage([595, 842]).drawText(text, { x: 50, y: 780, size: 12, font: helvetica });
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return pdf.save();
}

export async function scannedPdf(picture: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(picture);
  const { width, height } = image.scale(0.5);
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return pdf.save();
}

/** A DOCX with these paragraphs; `more` is written into its text part besides. */
export function docxOf(paragraphs: readonly string[], more: Record<string, Uint8Array> = {}): Uint8Array {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('');
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    ...more,
  });
}
