import { Worker } from 'node:worker_threads';

export type StampJob = {
  file: Uint8Array;
  kind: 'pdf' | 'png' | 'jpg';
  /** Name of the reader; empty for a copy that is only marked as cancelled. */
  line: string;
  isCancelled?: boolean;
};

/** The file cannot be read, or is locked by a password. */
export class CannotStamp extends Error {}

/** The file may be readable, but marking it exceeded the time or memory limit. */
export class NotStamped extends CannotStamp {}

/** Each takes a core, and a large picture half a gigabyte. */
const mostAtOnce = 2;
/** As many as are done before who waits has given up. */
const mostWaiting = 50;
const timeoutMs = 20_000;
const longestWaitMs = 30_000;

/**
 * Creates a stamper for at most `atOnce` files; others queue for a limited time.
 * @param start begins with one file; for tests
 */
export function createStamper({
  atOnce = mostAtOnce,
  longestWait = longestWaitMs,
  start = stampInThread,
} = {}): (job: StampJob) => Promise<Uint8Array> {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new NotStamped('Too many wait'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new NotStamped('It waited too long'));
      }, longestWait);
      waiting.push(begin);
    });
  };
  const giveOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (job) => {
    await turn();
    try {
      return await start(job);
    } finally {
      giveOn();
    }
  };
}

/**
 * Watermarks every page of a PDF or a picture (SPEC B3 watermark), a few at once.
 * @returns the marked copy as PDF
 * @throws CannotStamp for files that can't carry a mark, NotStamped for those that did not get theirs in time
 */
export const stampFile = createStamper();

/** A thread that stamps file after file: loading its libraries takes far longer than a mark. */
type Thread = { worker: Worker; idle?: NodeJS.Timeout };
const idleThreads: Thread[] = [];

function stampInThread(job: StampJob): Promise<Uint8Array> {
  const thread = idleThreads.pop() ?? startThread();
  const { worker } = thread;
  clearTimeout(thread.idle);
  worker.ref();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const over = (tell: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', ended);
      tell();
    };
    // The turn is over when the thread is, with all it held.
    const end = (tell: () => void) => over(() => void worker.terminate().finally(tell));
    const answered = (stamped: Uint8Array | { fault: string }) => {
      const tell = () =>
        stamped instanceof Uint8Array ? resolve(stamped) : reject(new CannotStamp(stamped.fault));
      if (job.kind !== 'pdf' || job.file.length > mostToKeepThread) return end(tell);
      over(() => {
        keep(thread);
        tell();
      });
    };
    const failed = (error: unknown) => end(() => reject(faultOf(error)));
    const ended = () => end(() => reject(new NotStamped('It ended without an answer')));
    const timer = setTimeout(() => end(() => reject(new NotStamped('It took too long'))), timeoutMs);
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(job);
  });
}

/** After a larger file, or a picture, its memory is given back. */
const mostToKeepThread = 2 * 1024 * 1024;
const idleMs = 10_000;

function startThread(): Thread {
  const worker = new Worker(new URL('./stamp-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // A foreign library's remarks on a broken file are no news of ours.
    stdout: true,
    stderr: true,
  });
  const thread = { worker };
  // One that ends while nobody waits for it.
  worker
    .on('error', () => undefined)
    .on('exit', () => {
      const at = idleThreads.indexOf(thread);
      if (at >= 0) idleThreads.splice(at, 1);
    });
  return thread;
}

function keep(thread: Thread): void {
  thread.worker.unref();
  thread.idle = setTimeout(() => {
    idleThreads.splice(idleThreads.indexOf(thread), 1);
    void thread.worker.terminate();
  }, idleMs).unref();
  idleThreads.push(thread);
}

/** A thread that ran out of memory says nothing of the file. */
function faultOf(error: unknown): Error {
  if (!(error instanceof Error)) return new CannotStamp(String(error));
  const isOutOfMemory =
    /allocation failed/i.test(error.message) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
  return isOutOfMemory ? new NotStamped(error.message) : new CannotStamp(error.message);
}
