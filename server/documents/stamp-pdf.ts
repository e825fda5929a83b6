import { Worker } from 'node:worker_threads';

export type StampJob = { file: Uint8Array; kind: 'pdf' | 'png' | 'jpg'; line: string };

/** The file cannot be read, is locked by a password, or takes longer than anybody would wait. */
export class CannotStamp extends Error {}

const timeoutMs = 20_000;

/**
 * Writes a line of text across every page of a PDF or over a picture (SPEC B3 watermark).
 * @returns the marked copy as PDF
 * @throws CannotStamp for files that can't carry a mark
 */
export function stampFile(job: StampJob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stamp-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // A foreign library's remarks on a broken file are no news of ours.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => fail(new CannotStamp('It took too long')), timeoutMs);
    const fail = (reason: Error) => {
      clearTimeout(timer);
      void worker.terminate();
      reject(reason);
    };
    worker.once('message', (stamped: Uint8Array) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(stamped);
    });
    worker.once('error', (error: unknown) =>
      fail(new CannotStamp(error instanceof Error ? error.message : String(error))),
    );
    worker.once('exit', () => fail(new CannotStamp('It ended without an answer')));
  });
}
