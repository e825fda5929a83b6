import { Worker } from 'node:worker_threads';
import { invalid, Refusal } from '../../../http/index.ts';
import type { FileTable } from './cells.ts';

/** Longer takes only what was made to take long. */
const patience = 60_000;
const mostWaiting = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an uploaded file in a thread of its own, one file at a time.
 * @throws Refusal 422 on `file` with what is wrong with it; 429 when many wait
 */
export async function readFile(bytes: Uint8Array, fileName: string, sheet?: string): Promise<FileTable> {
  if (waiting >= mostWaiting)
    throw new Refusal(429, 'Beberapa berkas lain sedang dibaca. Coba lagi sebentar lagi.');
  waiting += 1;
  const turn = last.then(() => readApart(bytes, fileName, sheet));
  last = turn.catch(() => undefined);
  return turn.finally(() => {
    waiting -= 1;
  });
}

type Answer = { table: FileTable } | { fault: string };

function readApart(bytes: Uint8Array, fileName: string, sheet?: string): Promise<FileTable> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { bytes, fileName, sheet },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const clock = setTimeout(() => end(() => reject(refusal(tooHeavy))), patience);
    const end = (settle: () => void): void => {
      clearTimeout(clock);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Answer) =>
      end(() => ('table' in answer ? resolve(answer.table) : reject(refusal(answer.fault)))),
    );
    worker.once('error', (error: Error & { code?: string }) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal(tooHeavy) : error)),
    );
    worker.once('exit', () => end(() => reject(refusal(tooHeavy))));
  });
}

const tooHeavy = 'Berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.';
const refusal = (message: string): Refusal => invalid({ file: [message] }, message);
