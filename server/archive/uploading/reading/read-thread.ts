// Runs in its own thread: file content is untrusted, and a crash while reading ends only this thread.
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, Fault, type Found, type Question } from './found.ts';

parentPort?.postMessage(await answer(workerData as Question));

async function answer({ content, mimeType }: Question): Promise<Answer> {
  try {
    return { found: await read(new Uint8Array(content), mimeType) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.pair };
    return {
      fault: {
        id: 'Dokumen ini rusak dan tidak dapat dibaca. Periksa dokumen aslinya.',
        en: 'This document is damaged and cannot be read. Check the original.',
      },
    };
  }
}

/** Each kind's library is loaded with its first file. */
async function read(content: Uint8Array, mimeType: string): Promise<Found> {
  if (mimeType === 'application/pdf') return (await import('./read-pdf.ts')).readPdf(content);
  if (mimeType.startsWith('application/vnd.openxmlformats'))
    return (await import('./read-office.ts')).readOffice(content, mimeType);
  if (mimeType.startsWith('image/'))
    return (await import('./read-picture.ts')).readPicture(content, mimeType);
  const { factsIn, linesOf } = await import('./facts-in-text.ts');
  const text = new TextDecoder().decode(content.subarray(0, 20_000));
  return { ...factsIn(linesOf(text)), madeOn: null, pages: null };
}
