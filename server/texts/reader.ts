import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingAnswer, ReadingJob } from './reading/fault.ts';

export type Reader = { read(job: ReadingJob): Promise<ReadingAnswer>; stop(): void };
type Waiting = { job: ReadingJob; resolve(answer: ReadingAnswer): void; reject(error: Error): void };

/** A reader was stopped with the server; the file is as unread as before. */
export class ReadingStopped extends Error {}

/**
 * Gives a reader with one child process at most, one file at a time. The child starts with the first file, ends when idle,
 * is replaced after `filesPerChild` (recognising only grows), and is killed when a file takes longer than `timeoutMs`.
 */
export function createReader({ idleMs = 20_000, timeoutMs = 240_000, filesPerChild = 20 } = {}): Reader {
  const queue: Waiting[] = [];
  let child: ChildProcess | null = null;
  let current: Waiting | null = null;
  let served = 0;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    if (current) return;
    clearTimeout(timer);
    current = queue.shift() ?? null;
    if (!current) {
      child?.channel?.unref();
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    if (served >= filesPerChild) end();
    child ??= start();
    served += 1;
    child.channel?.ref();
    timer = setTimeout(() => giveUp({ fault: 'too-slow', detail: `After ${timeoutMs} ms` }), timeoutMs);
    child.send(current.job, (error) => error && giveUp({ fault: 'broken', detail: error.message }));
  }

  function start(): ChildProcess {
    const started = forkReading();
    started.unref();
    started.on('message', (answer: ReadingAnswer) => started === child && settle(answer));
    // It ended by itself: out of memory, or a fault that nothing in it could catch.
    const ended = (detail: string) => started === child && giveUp({ fault: 'too-large', detail });
    started.on('error', (error) => ended(error.message));
    started.on('exit', (code, signal) => ended(`The reading ended (${signal ?? code})`));
    served = 0;
    return started;
  }

  function settle(answer: ReadingAnswer): void {
    const done = current;
    current = null;
    next();
    done?.resolve(answer);
  }

  function giveUp(answer: ReadingAnswer): void {
    end();
    settle(answer);
  }

  function end(): void {
    clearTimeout(timer);
    const ending = child;
    child = null;
    served = 0;
    if (ending?.connected) ending.disconnect();
    ending?.kill('SIGKILL');
  }

  return {
    read: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      }),
    stop() {
      const left = [current, ...queue.splice(0)];
      current = null;
      end();
      for (const waiting of left) waiting?.reject(new ReadingStopped('The reader was stopped'));
    },
  };
}

// Only what reading needs of the environment: it has no business with the server's secrets.
function forkReading(): ChildProcess {
  return fork(fileURLToPath(new URL('./reading/process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=512'],
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '2' },
    // A foreign library's remarks on a broken file are no news of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
