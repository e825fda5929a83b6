import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoAnswer, oneChild } from '../one-child.ts';
import type { Answer, Job, PageDrawings, PagesJob, Printed } from './job.ts';

export type Renderer = {
  render(job: Exclude<Job, PagesJob>): Promise<Printed>;
  /** Null above mostDrawnPages. */
  draw(job: PagesJob): Promise<(PageDrawings & { printed?: Printed }) | null>;
  stop(): void;
};

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

/** Characters and bytes that are set within about 300 ms; a larger job has a lane of its own. */
const mostInSmallLane = 30_000;

/** Renders one letter at a time in a child process, whose memory only grows; large ones in a second child. */
export function createRenderer({
  idleMs = 10_000,
  timeoutMs = (): number => 20_000,
  lettersPerChild = 80,
} = {}): Renderer {
  const options = { start: forkTypesetter, idleMs, timeoutMs, jobsPerChild: lettersPerChild };
  const [small, large] = [oneChild<Job, Answer>(options), oneChild<Job, Answer>(options)];
  const ask = async (job: Job): Promise<Exclude<Answer, { error: string }>> => {
    const lane = sizeOf(job) > mostInSmallLane ? large : small;
    const answer = await lane.ask(job).catch((error) => {
      const isOfLetter =
        error instanceof NoAnswer && (error.failure === 'too-slow' || error.failure === 'ended');
      throw isOfLetter ? new CannotSet(`The letter could not be set: ${error.message}`) : error;
    });
    if ('error' in answer)
      throw new CannotSet(`The letter could not be set: ${answer.error}`, tableFaultIn(answer.error));
    return answer;
  };
  return {
    stop() {
      small.stop();
      large.stop();
    },
    async render(job) {
      const answer = (await ask(job)) as Printed;
      return { ...answer, pdf: new Uint8Array(answer.pdf) };
    },
    async draw(job) {
      const answer = await ask(job);
      return 'tooManyPages' in answer ? null : (answer as PageDrawings & { printed?: Printed });
    },
  };
}

function sizeOf(job: Job): number {
  if ('data' in job) return job.data.length + job.pictures.reduce((sum, { size }) => sum + size, 0);
  if ('sheet' in job) return job.sheet.length;
  return 'labels' in job ? job.labels.length : 0;
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
      // A letter is set no faster by two, and waits for both where others work.
      RAYON_NUM_THREADS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
