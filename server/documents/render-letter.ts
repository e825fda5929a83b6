import { createHash } from 'node:crypto';
import { type DispositionSheet, sheetJob } from './disposition/disposition-sheet.ts';
import { type LabelSheet, labelJob } from './labels/label-sheet.ts';
import type { LetterDocument, LogoPicture } from './letter-document.ts';
import { type MinutesSheet, minutesJob } from './minutes/minutes-sheet.ts';
import { paperJob } from './paper-data.ts';
import { pictureJob } from './picture-page.ts';
import { CannotSet, createRenderer, type Rendered } from './renderer.ts';
import { type ReportSheet, reportJob } from './report/report-sheet.ts';

/** How long setting a letter may take, in milliseconds; what is only looked at is given up sooner. */
export const patience = { signed: 20_000, preview: 8_000, logo: 5_000 };
const renderer = createRenderer({ timeoutMs: () => patience.signed });
/** Of their own, so that nothing anybody tries out keeps a letter from being signed. */
const previews = createRenderer({ timeoutMs: () => patience.preview, lettersPerChild: 20 });

/** A logo that takes long keeps nobody's preview waiting. */
const logos = createRenderer({ timeoutMs: () => patience.logo, lettersPerChild: 5 });

/**
 * Takes a letter with everything it shows, gives its PDF (tagged, PDF/A-2a). The same letter always gives the same
 * bytes.
 * @throws CannotSet where it cannot be set, or would show boxes in the place of letters
 */
export async function renderLetterPdf(letter: LetterDocument): Promise<Uint8Array> {
  return archived(await renderer.render(await paperJob(letter)));
}

/** The same for what is only looked at; given up sooner. */
export async function renderPreviewPdf(letter: LetterDocument): Promise<Uint8Array> {
  return archived(await previews.render(await paperJob(letter)));
}

/** For what was signed elsewhere and is brought in: it is set as well as it can be. */
export async function renderForeignPdf(letter: LetterDocument): Promise<Uint8Array> {
  return (await renderer.render(await paperJob(letter))).pdf;
}

/** What is not fit for the archive is never given out as if it were. */
function archived({ pdf, archival, undrawable }: Rendered): Uint8Array {
  if (archival) return pdf;
  throw new CannotSet(
    'The letter is no PDF/A',
    undrawable === undefined ? undefined : { kind: 'sign', words: undrawable },
  );
}

/** Takes a scan that is a JPEG or PNG, gives a PDF of one page with it. @throws CannotSet where it cannot be read */
export async function renderPicturePdf(
  picture: Uint8Array,
  mimeType: string,
  title: string,
): Promise<Uint8Array> {
  const job = pictureJob(picture, mimeType, title);
  if (!job) throw new CannotSet('The picture cannot be read or is too large');
  return (await previews.render(job)).pdf;
}

/** Whether a logo can stand on paper that is kept for ever. */
export async function isPrintable({ type, base64 }: LogoPicture): Promise<boolean> {
  const job = { picture: Buffer.from(base64, 'base64'), format: type, title: 'Logo' };
  try {
    return (await logos.render(job)).archival;
  } catch (error) {
    if (error instanceof CannotSet) return false;
    throw error;
  }
}

/** Takes a disposition's sheet, gives its PDF (DOMAIN 7: lembar disposisi). */
export async function renderDispositionPdf(sheet: DispositionSheet): Promise<Uint8Array> {
  return (await previews.render(sheetJob(sheet))).pdf;
}

/** Takes the minutes of retention, gives their PDF; as with a letter, nothing else keeps them from being set. */
export async function renderMinutesPdf(sheet: MinutesSheet): Promise<Uint8Array> {
  return (await renderer.render(minutesJob(sheet))).pdf;
}

/** Takes a report, gives its PDF: letterhead, filters, figures and the table. */
export async function renderReportPdf(sheet: ReportSheet): Promise<Uint8Array> {
  return (await previews.render(reportJob(sheet))).pdf;
}

/** Takes labels for boxes, folders or items, gives sheets of A4 to print and cut (SPEC B4). */
export async function renderLabelsPdf(sheet: LabelSheet): Promise<Uint8Array> {
  return (await previews.render(await labelJob(sheet))).pdf;
}

/** Ends the typesetter now; for the server's shutdown. A later letter starts it again. */
export function stopRendering(): void {
  renderer.stop();
  previews.stop();
  logos.stop();
}

/** Takes bytes, gives their SHA-256 in hex: the mark by which a signed letter is known to be unchanged (SPEC B1.3). */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
