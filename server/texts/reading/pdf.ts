import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf';
import { type FoundText, mostCharacters, mostPages, mostScannedPages, NoText } from './fault.ts';
import { mostPixels, recognize } from './recognize.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A page with fewer characters than this says no more than a stamp or a page number: it is looked at as a picture. */
const fewCharacters = 20;
/** What was read by then is better than nothing: the process would soon be ended (reader.ts). */
const longestMs = 150_000;
/** 200 to the inch, and fewer for pages larger than A4. */
const pixelsPerPoint = 200 / 72;

/**
 * The text of a PDF: what is written in it, and of pages that are scans what can be recognised. Scripts in it are not run.
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
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages) && length < mostCharacters; page += 1) {
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

/** A page that cannot be read is as good as empty; the others may be fine. */
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
