import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { ReadingAnswer, ReadingJob } from './reading/fault.ts';

export type Reader = { read(job: ReadingJob): Promise<ReadingAnswer>; stop(): void };

/** A reader was stopped with the server; the file is as unread as before. */
export class ReadingStopped extends Error {}

const faults = { 'too-slow': 'too-slow', ended: 'too-large', 'not-sent': 'broken' } as const;

/**
 * Reads one file at a time in a child process, replaced after `filesPerChild`, as OCR memory only grows.
 * @throws ReadingStopped
 */
export function createReader({ idleMs = 20_000, timeoutMs = 240_000, filesPerChild = 20 } = {}): Reader {
  const process = oneChild<ReadingJob, ReadingAnswer>({
    start: forkReading,
    idleMs,
    timeoutMs: () => timeoutMs,
    jobsPerChild: filesPerChild,
  });
  return {
    stop: process.stop,
    async read(job) {
      try {
        return await process.ask(job);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        if (error.failure === 'stopped') throw new ReadingStopped('The reader was stopped');
        return { fault: faults[error.failure], detail: error.message };
      }
    },
  };
}

// Pass only the environment reading needs: the child must not see the server's secrets.
function forkReading(): ChildProcess {
  return fork(fileURLToPath(new URL('./reading/process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=512'],
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '2' },
    // A foreign library's remarks on a broken file are no news of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
