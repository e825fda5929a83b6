import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { Answer, Job } from './job.ts';

export type Rendered = { pdf: Uint8Array; archival: boolean };
export type Renderer = { render(job: Job): Promise<Rendered>; stop(): void };

/** The typesetter has looked at a letter and cannot set it, or not in any time that somebody would wait. */
export class CannotSet extends Error {}

/**
 * Gives a renderer, one letter at a time in a process of its own that is replaced after `lettersPerChild` letters (its
 * memory only grows) and killed when a letter takes longer than `timeoutMs` says, which is asked for each letter.
 */
export function createRenderer({
  idleMs = 10_000,
  timeoutMs = (): number => 20_000,
  lettersPerChild = 50,
} = {}): Renderer {
  const typesetter = oneChild<Job, Answer>({
    start: forkTypesetter,
    idleMs,
    timeoutMs,
    jobsPerChild: lettersPerChild,
  });
  return {
    stop: typesetter.stop,
    async render(job) {
      const answer = await typesetter.ask(job).catch((error) => {
        const isOfLetter =
          error instanceof NoAnswer && (error.failure === 'too-slow' || error.failure === 'ended');
        throw isOfLetter ? new CannotSet(`The letter could not be set: ${error.message}`) : error;
      });
      if ('error' in answer) throw new CannotSet(`The letter could not be set: ${answer.error}`);
      return { pdf: new Uint8Array(answer.pdf), archival: answer.archival };
    },
  };
}

// Only what the compiler needs of the environment: it has no business with the server's secrets.
function forkTypesetter(): ChildProcess {
  return fork(fileURLToPath(new URL('./typesetter.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      MALLOC_ARENA_MAX: '2',
      RAYON_NUM_THREADS: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
