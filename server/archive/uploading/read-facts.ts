import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { translate } from '../../../lib/language.ts';
import type { FileStore } from '../../files/index.ts';
import { unavailable } from '../../http/index.ts';
import type { Answer, Question } from './reading/found.ts';

const timeoutMs = 20_000;
const mostAtOnce = 2;
const mostWaiting = 40;
/** Cache by content, which never changes: facts are needed on arrival and again when the file is stored. */
const mostKept = 500;
const kept = new Map<string, Answer>();
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Extracts facts from a stored file, or why it is refused, in worker threads, a few at once.
 * @throws Refusal 503 when it could not be read in time
 */
export async function readFacts(
  files: FileStore,
  file: { fileHash: string; mimeType: string },
): Promise<Answer> {
  const key = `${file.fileHash} ${file.mimeType}`;
  const known = kept.get(key);
  if (known) return known;
  await turn();
  try {
    const content = await buffer(await files.getFile(file.fileHash));
    const answer = await inThread({ content, mimeType: file.mimeType });
    kept.set(key, answer);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return answer;
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
}

function inThread(question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reading/read-thread.ts', import.meta.url), {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    });
    let isOver = false;
    const end = (tell: () => void) => {
      // terminate() also triggers the end handlers.
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      void worker.terminate().finally(tell);
    };
    const timer = setTimeout(() => end(() => reject(busy())), timeoutMs);
    // Node's own watching of files sends messages of its own.
    worker.on('message', (answer: Answer) => {
      if ('found' in answer || 'fault' in answer) end(() => resolve(answer));
    });
    // It took more memory than any document of ours: that is the file's doing.
    worker.once('error', () => end(() => resolve({ fault: tooMuch })));
    worker.once('exit', () => end(() => resolve({ fault: tooMuch })));
  });
}

const tooMuch = {
  id: 'Dokumen ini terlalu rumit untuk diperiksa. Simpan ulang sebagai PDF/A, lalu unggah kembali.',
  en: 'This document is too complex to check. Save it as PDF/A, then upload it again.',
};
const busy = () =>
  unavailable(
    translate({
      id: 'Dokumen ini belum dapat diperiksa. Coba lagi beberapa saat lagi.',
      en: 'This document cannot be checked just now. Try again in a moment.',
    }),
  );
