import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { Answer, Job } from './job.ts';

export type Rendered = Exclude<Answer, { error: string }>;
export type Renderer = { render(job: Job): Promise<Rendered>; stop(): void };

/** The typesetter cannot set this letter, or not within the time limit. */
export class CannotSet extends Error {
  readonly fault?: PaperFault;
  constructor(message: string, fault?: PaperFault) {
    super(message);
    this.fault = fault;
  }
}

/** What cannot be printed: characters missing from the fonts, or a table wider than the page. */
export type PaperFault =
  | { kind: 'sign'; words: string }
  | { kind: 'table'; place: number; columns: number; widest: string };

/**
 * Renders one letter at a time in a child process, replaced after `lettersPerChild`, as its memory only grows.
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
      if ('error' in answer)
        throw new CannotSet(`The letter could not be set: ${answer.error}`, tableFaultIn(answer.error));
      return { ...answer, pdf: new Uint8Array(answer.pdf) };
    },
  };
}

/** A table that body.typ measured and found too wide. */
function tableFaultIn(error: string): PaperFault | undefined {
  const [, place, columns, widest] = /too-wide-table (\d+) (\d+) <<(.*?)>>/s.exec(error) ?? [];
  return place
    ? { kind: 'table', place: Number(place), columns: Number(columns), widest: widest ?? '' }
    : undefined;
}

// Pass only the environment the compiler needs: the child must not see the server's secrets.
function forkTypesetter(): ChildProcess {
  return fork(fileURLToPath(new URL('./typesetter.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    env: {
      // Hides system fonts on Linux; elsewhere only paper/fonts.typ excludes them.
      FONTCONFIG_FILE: fileURLToPath(new URL('./paper/no-fonts.conf', import.meta.url)),
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      MALLOC_ARENA_MAX: '2',
      RAYON_NUM_THREADS: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
