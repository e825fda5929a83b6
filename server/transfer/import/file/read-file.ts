import { Worker } from 'node:worker_threads';
import { type Message, translate } from '../../../../lib/language.ts';
import { invalid, Refusal } from '../../../http/index.ts';
import type { FileTable } from './cells.ts';

/** Milliseconds; only files crafted to be slow take longer. */
const patience = 60_000;
const mostWaiting = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an uploaded file in its own thread, one file at a time.
 * @param others names of sheets to read beside the records' (read-xlsx.ts)
 * @throws Refusal 422 on `file` with what is wrong with it; 429 when many wait
 */
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  sheet?: string,
  others: readonly string[] = [],
): Promise<FileTable> {
  if (waiting >= mostWaiting)
    throw new Refusal(
      429,
      translate({
        id: 'Beberapa berkas lain sedang dibaca. Coba lagi sebentar lagi.',
        en: 'Several other files are being read. Try again in a moment.',
      }),
    );
  waiting += 1;
  const turn = last.then(() => readApart({ bytes, fileName, sheet, others })).then(tableOf);
  last = turn.catch(() => undefined);
  return turn.finally(() => {
    waiting -= 1;
  });
}

type Answer = { table: FileTable } | { fault: Message };

/** Runs here, not in the thread's callback, which has no request and so no language. */
function tableOf(answer: Answer): FileTable {
  if ('table' in answer) return answer.table;
  const message = translate(answer.fault);
  throw invalid({ file: [message] }, message);
}

function readApart(workerData: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const clock = setTimeout(() => end(() => resolve({ fault: tooHeavy })), patience);
    const end = (settle: () => void): void => {
      clearTimeout(clock);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error: Error & { code?: string }) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: tooHeavy }) : reject(error))),
    );
    worker.once('exit', () => end(() => resolve({ fault: tooHeavy })));
  });
}

const tooHeavy = {
  id: 'Berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
  en: 'This file is too large to read. Split it into several.',
};
