import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf';
import { mostTextCharacters } from '../../../domain/recognised-text.ts';
import { type FoundText, mostPages, mostScannedPages, NoText } from './fault.ts';
import { mostPixels, recognize } from './recognize.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Characters below which a page holds only a stamp or page number and is treated as a scan. */
const fewCharacters = 20;
/** Milliseconds after which partial text is returned: the process would soon be killed (reader.ts). */
const longestMs = 150_000;
/** 200 to the inch, and fewer for pages larger than A4. */
const pixelsPerPoint = 200 / 72;

/**
 * Extracts a PDF's text: embedded text, and OCR for scanned pages. Runs no scripts in it.
 * @throws NoText 'encrypted', 'broken'
 */
export async function readPdf(content: Uint8Array): Promise<FoundText> {
  const pdf = await open(content);
  let drawn: Pdf | undefined;
  const until = Date.now() + longestMs;
  try {
    const texts: string[] = [];
    let length = 0;
    let scanned = 0;
    let via: FoundText['via'] = 'pdf';
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages) && length < mostTextCharacters; page += 1) {
      let text = await writtenOn(pdf, page);
      if (text.replaceAll(/\s/g, '').length < fewCharacters) {
        if (scanned >= mostScannedPages || Date.now() > until) break;
        scanned += 1;
        drawn ??= await open(content, true);
        const recognized = await recognizedOn(drawn, page);
        if (recognized.trim()) via = 'ocr';
        text += `\n${recognized}`;
      }
      texts.push(text);
      length += text.length;
    }
    return { via, content: texts.join('\n'), pages: pdf.numPages, pagesRead: texts.length };
  } finally {
    await pdf.loadingTask.destroy();
    await drawn?.loadingTask.destroy();
  }
}

const canvas = () => import('@napi-rs/canvas');

async function open(content: Uint8Array, toDraw = false): Promise<Pdf> {
  const CanvasFactory = toDraw ? await createIsomorphicCanvasFactory(canvas) : undefined;
  try {
    // pdf.js takes what it is given away.
    return await getDocumentProxy(content.slice(), {
      verbosity: 0,
      ...(CanvasFactory && { CanvasFactory }),
    });
  } catch (fault) {
    const isLocked = fault instanceof Error && fault.name === 'PasswordException';
    throw new NoText(isLocked ? 'encrypted' : 'broken', String(fault));
  }
}

/** An unreadable page counts as empty; the others may be fine. */
async function writtenOn(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  } catch {
    return '';
  }
}

async function recognizedOn(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(pixelsPerPoint, Math.sqrt(mostPixels / (width * height)));
    return await recognize(
      new Uint8Array(await renderPageAsImage(pdf, number, { canvasImport: canvas, scale })),
    );
  } catch {
    return '';
  }
}
