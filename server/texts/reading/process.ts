// Child process: untrusted content or foreign code that crashes or exhausts memory ends this, not the server.
import { mostTextCharacters } from '../../../domain/recognised-text.ts';
import { type FoundText, NoText, type ReadingAnswer, type ReadingJob } from './fault.ts';

process.on('message', async (job: ReadingJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ content, mimeType }: ReadingJob): Promise<ReadingAnswer> {
  try {
    const found = await read(new Uint8Array(content), mimeType.split(';')[0] ?? '');
    const text = tidy(found.content);
    if (!/[\p{L}\p{N}]/u.test(text)) return { fault: 'empty', detail: 'No letters' };
    return { found: { ...found, content: text } };
  } catch (error) {
    if (error instanceof NoText) return { fault: error.fault, detail: error.message };
    return { fault: 'broken', detail: String(error) };
  }
}

/** Each kind's libraries are loaded with the first file of the kind. */
async function read(content: Uint8Array, mimeType: string): Promise<FoundText> {
  if (mimeType === 'application/pdf') return (await import('./pdf.ts')).readPdf(content);
  if (mimeType === 'image/png' || mimeType === 'image/jpeg')
    return (await import('./picture.ts')).readPicture(content, mimeType);
  if (mimeType.startsWith('application/vnd.openxmlformats'))
    return (await import('./office.ts')).readOffice(content, mimeType);
  if (mimeType === 'text/plain' || mimeType === 'text/csv')
    return (await import('./plain.ts')).readPlain(content);
  throw new NoText('unknown');
}

/** Removes control characters, unpaired surrogates and long white space, and cuts to the limit. */
const tidy = (text: string): string =>
  text
    .slice(0, mostTextCharacters)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
