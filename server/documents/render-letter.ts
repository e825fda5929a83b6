import { createHash } from 'node:crypto';
import type { SignaturePlace } from '../pdf-sealer.ts';
import { type DispositionSheet, dispositionJob } from './disposition/disposition-sheet.ts';
import type { PageDrawings, Printed } from './job.ts';
import { type LabelSheet, labelJob } from './labels/label-sheet.ts';
import type { LetterDocument, LogoPicture } from './letter-document.ts';
import { type MinutesSheet, minutesJob } from './minutes/minutes-sheet.ts';
import { paperJob } from './paper-data.ts';
import { type PictureJob, pictureJob } from './picture-page.ts';
import type { ListSheet, RecordSheet } from './print/print-sheet.ts';
import { CannotSet, createRenderer, type Renderer } from './renderer.ts';
import type { ReportSheet } from './report/report-sheet.ts';
import { dayParts, sheetJob } from './sheet-job.ts';

/** Time limits for typesetting, in milliseconds; shorter for previews. */
export const patience = { signed: 20_000, preview: 8_000, logo: 5_000 };
const renderer = createRenderer({ timeoutMs: () => patience.signed });
/** A separate renderer: previews must not delay signing. */
const previews = createRenderer({ timeoutMs: () => patience.preview, lettersPerChild: 20 });

/** A separate renderer: long lists must delay neither. */
const prints = createRenderer({ timeoutMs: () => patience.signed, lettersPerChild: 20 });

/** A separate renderer: a slow logo must not delay previews. */
const logos = createRenderer({ timeoutMs: () => patience.logo, lettersPerChild: 5 });

/** A separate renderer: pictures are looked at one by one, large ones for a second. */
const pictures = createRenderer({ timeoutMs: () => patience.signed, lettersPerChild: 10 });

/**
 * Renders a letter as PDF (tagged, PDF/A-2a). Deterministic: the same letter gives the same bytes.
 * @throws CannotSet when it cannot be typeset, or would show boxes in place of characters
 */
export async function renderLetterPdf(letter: LetterDocument): Promise<Uint8Array> {
  return archived(await renderer.render(await paperJob(letter)));
}

/**
 * Renders how a further signature looks, as a page of the size of its place.
 * @param letter with `signed` at its signer
 * @throws CannotSet when it cannot be typeset in characters that are there
 */
export async function renderFurtherSignature(
  letter: LetterDocument,
  place: Omit<SignaturePlace, 'page' | 'x' | 'y'>,
): Promise<Uint8Array> {
  const { data, ...job } = await paperJob({ ...letter, bodyHtml: '', coverHtml: '', pictures: [] });
  const further = JSON.stringify({ ...JSON.parse(data), further: place });
  return (await renderer.render({ ...job, data: further, asSignature: true })).pdf;
}

/** As renderLetterPdf, for previews, with a shorter time limit. */
export async function renderPreviewPdf(letter: LetterDocument): Promise<Uint8Array> {
  return archived(await previews.render(await paperJob(letter)));
}

/** Draws a letter's pages as renderPreviewPdf prints them; null above mostDrawnPages. @throws CannotSet */
export async function drawLetter(letter: LetterDocument): Promise<PageDrawings | null> {
  return previews.draw({ ...(await paperJob(letter)), asPages: 'alone' });
}

/** As drawLetter and renderPreviewPdf, of a letter that is set once for both; null above mostDrawnPages. @throws CannotSet */
export async function drawAndPrintLetter(
  letter: LetterDocument,
): Promise<{ drawn: PageDrawings; pdf: Uint8Array } | null> {
  const answer = await previews.draw({ ...(await paperJob(letter)), asPages: 'and-print' });
  if (!answer) return null;
  const { printed, ...drawn } = answer;
  if (!printed) throw new Error('The pages came without their PDF');
  return { drawn, pdf: archived(printed) };
}

/** Renders letters signed elsewhere and imported: as well as possible, without the PDF/A check. */
export async function renderForeignPdf(letter: LetterDocument): Promise<Uint8Array> {
  return (await renderer.render(await paperJob(letter))).pdf;
}

/** Refuses a PDF that does not conform to the archival format. */
function archived({ pdf, archival, undrawable }: Printed): Uint8Array {
  if (archival) return pdf;
  throw new CannotSet(
    'The letter is no PDF/A',
    undrawable === undefined ? undefined : { kind: 'sign', words: undrawable },
  );
}

/**
 * Renders a JPEG or PNG scan as a one-page PDF.
 * @throws CannotSet when it cannot be read
 */
export async function renderPicturePdf(
  picture: Uint8Array,
  mimeType: string,
  title: string,
): Promise<Uint8Array> {
  const job = pictureJob(picture, mimeType, title);
  if (!job) throw new CannotSet('The picture cannot be read or is too large');
  return (await previews.render(job)).pdf;
}

/** Checks that a logo can be part of an archival PDF. */
export async function isPrintable({ type, base64 }: LogoPicture): Promise<boolean> {
  return isArchival(logos, { picture: Buffer.from(base64, 'base64'), format: type, title: 'Logo' });
}

/** Checks that a picture can stand in an archival PDF. */
export async function isPrintablePicture(picture: Uint8Array, mimeType: string): Promise<boolean> {
  const job = pictureJob(picture, mimeType, 'Gambar');
  return job !== null && isArchival(pictures, job);
}

async function isArchival(by: Renderer, job: PictureJob): Promise<boolean> {
  try {
    return (await by.render(job)).archival;
  } catch (error) {
    if (error instanceof CannotSet) return false;
    throw error;
  }
}

/** Takes a disposition's sheet, gives its PDF (DOMAIN 7: lembar disposisi). */
export async function renderDispositionPdf(sheet: DispositionSheet): Promise<Uint8Array> {
  return (await previews.render(await dispositionJob(sheet))).pdf;
}

/** Renders retention minutes; as for letters, previews do not delay it. */
export async function renderMinutesPdf(sheet: MinutesSheet): Promise<Uint8Array> {
  return (await renderer.render(await minutesJob(sheet))).pdf;
}

/** Takes a report, gives its PDF: letterhead, filters, figures and the table. */
export async function renderReportPdf({ letterhead, day, ...sheet }: ReportSheet): Promise<Uint8Array> {
  return (await previews.render(sheetJob('report', letterhead, { ...sheet, day: dayParts(day) }))).pdf;
}

/** Takes a list, gives its PDF. @throws CannotSet */
export async function renderListPdf({ letterhead, day, ...sheet }: ListSheet): Promise<Uint8Array> {
  return (await prints.render(sheetJob('list', letterhead, { ...sheet, day: dayParts(day) }))).pdf;
}

/** Takes a record, gives its PDF. @throws CannotSet */
export async function renderRecordPdf({
  letterhead,
  day,
  pictures,
  ...sheet
}: RecordSheet): Promise<Uint8Array> {
  const job = sheetJob('record', letterhead, { ...sheet, day: dayParts(day) });
  return (await prints.render({ ...job, pictures })).pdf;
}

/** Renders labels for boxes, folders or items on A4, to print and cut (SPEC B4). */
export async function renderLabelsPdf(sheet: LabelSheet): Promise<Uint8Array> {
  return (await previews.render(await labelJob(sheet))).pdf;
}

/** Ends the typesetter now; for the server's shutdown. A later letter starts it again. */
export function stopRendering(): void {
  renderer.stop();
  previews.stop();
  prints.stop();
  logos.stop();
  pictures.stop();
}

/** Pages of a PDF that the typesetter made: its page tree says how many. */
export function pageCount(pdf: Uint8Array): number | null {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return counts.length > 0 ? Math.max(...counts) : null;
}

/** SHA-256 in hex, which proves that a signed letter is unchanged (SPEC B1.3). */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
