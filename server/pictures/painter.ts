import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { DrawAnswer, DrawJob } from './draw-picture.ts';

export type Painter = { draw(job: DrawJob): Promise<DrawAnswer>; stop(): void };

/** Redraws pictures one at a time, in a process that ends when idle. */
export function createPainter(): Painter {
  const child = oneChild<DrawJob, DrawAnswer>({
    start: forkDrawing,
    idleMs: 5000,
    timeoutMs: () => 10_000,
    jobsPerChild: 50,
  });
  return {
    stop: child.stop,
    draw: (job) =>
      child.ask(job).catch((error: unknown) => {
        if (error instanceof NoAnswer) return { fault: error.message };
        throw error;
      }),
  };
}

// Pass only the environment that drawing needs: the child must not see the server's secrets.
function forkDrawing(): ChildProcess {
  return fork(fileURLToPath(new URL('./draw-picture.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
