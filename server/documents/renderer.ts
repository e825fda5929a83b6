import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { Answer, Job } from './job.ts';

export type Rendered = Exclude<Answer, { error: string }>;
export type Renderer = { render(job: Job): Promise<Rendered>; stop(): void };

/** The typesetter has looked at a letter and cannot set it, or not in any time that somebody would wait. */
export class CannotSet extends Error {
  readonly fault?: PaperFault;
  constructor(message: string, fault?: PaperFault) {
    super(message);
    this.fault = fault;
  }
}

/** What of a letter no paper can carry: words without letters to draw them, or a table wider than the sheet. */
export type PaperFault =
  | { kind: 'sign'; words: string }
  | { kind: 'table'; place: number; columns: number; widest: string };

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

// Only what the compiler needs of the environment: it has no business with the server's secrets.
function forkTypesetter(): ChildProcess {
  return fork(fileURLToPath(new URL('./typesetter.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    env: {
      // Linux reads its fonts from here; elsewhere paper/fonts.typ alone keeps those of the machine out.
      FONTCONFIG_FILE: fileURLToPath(new URL('./paper/no-fonts.conf', import.meta.url)),
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      MALLOC_ARENA_MAX: '2',
      RAYON_NUM_THREADS: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
