import { getDocumentProxy } from 'unpdf';
import { factsIn, type Line, ownTitle, pdfDate } from './facts-in-text.ts';
import { Fault, type Found } from './found.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads title, number, date and page count; executes nothing in it.
 * @throws Fault for a locked, broken or executable one
 */
export async function readPdf(content: Uint8Array): Promise<Found> {
  // The reader takes the bytes over.
  const startsSomething = hasAction(content);
  const pdf = await open(content);
  try {
    const info: Partial<Record<'Title' | 'CreationDate' | 'EncryptFilterName', unknown>> = (
      await pdf.getMetadata()
    ).info;
    if (info.EncryptFilterName) throw new Fault(locked);
    if (pdf.numPages === 0) throw new Fault(broken);
    if (startsSomething) throw new Fault(program);
    await refuseProgram(pdf);
    const { title, number, date } = factsIn(await linesOf(pdf));
    return {
      title: ownTitle(info.Title) ?? title,
      number,
      date,
      madeOn: pdfDate(info.CreationDate),
      pages: pdf.numPages,
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const locked = {
  id: 'PDF ini terkunci dengan kata sandi. Simpan ulang tanpa kata sandi, lalu unggah kembali.',
  en: 'This PDF is locked by a password. Save it without the password, then upload it again.',
};
const broken = {
  id: 'PDF ini rusak atau tidak lengkap. Periksa dokumen aslinya.',
  en: 'This PDF is damaged or incomplete. Check the original.',
};
const program = {
  id: 'PDF ini memuat program atau perintah. Simpan ulang sebagai PDF/A atau cetak ke PDF, lalu unggah kembali.',
  en: 'This PDF has programs or commands in it. Save it as PDF/A or print it to PDF, then upload it again.',
};

async function open(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(content, { verbosity: 0 });
  } catch (error) {
    throw new Fault(error instanceof Error && error.name === 'PasswordException' ? locked : broken);
  }
}

/**
 * Detects actions that start a program or send data, which the PDF library does not report; names may be
 * hex-encoded.
 */
function hasAction(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /\/S\s*\/(Launch|ImportData|SubmitForm)\b/.test(plain);
}

/** Scripts of the document, of its fields and of its first pages. */
async function refuseProgram(pdf: Pdf): Promise<void> {
  if ((await pdf.getJSActions()) || (await pdf.hasJSActions())) throw new Fault(program);
  for (let page = 1; page <= Math.min(pdf.numPages, pagesSeen); page += 1)
    if (await (await pageOf(pdf, page)).getJSActions()) throw new Fault(program);
}

const pagesSeen = 50;

async function pageOf(pdf: Pdf, number: number) {
  try {
    return await pdf.getPage(number);
  } catch {
    throw new Fault(broken);
  }
}

/** The first page's words, those at one height together. */
async function linesOf(pdf: Pdf): Promise<Line[]> {
  const page = await pageOf(pdf, 1);
  const lines: (Line & { y: number })[] = [];
  const { items } = await page.getTextContent();
  for (const item of items) {
    if (!('str' in item) || !item.str) continue;
    const y = Number(item.transform[5]);
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < 2) {
      last.text += item.str;
      last.height = Math.max(last.height, item.height);
    } else lines.push({ text: item.str, height: item.height, y });
  }
  return lines.filter(({ text }) => text.trim()).slice(0, 80);
}
