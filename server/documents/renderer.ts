import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Job } from './job.ts';

export type Rendered = { pdf: Uint8Array; archival: boolean };
export type Renderer = { render(job: Job): Promise<Rendered>; stop(): void };
type Waiting = { job: Job; resolve(rendered: Rendered): void; reject(error: Error): void };

/** The typesetter has looked at a letter and cannot set it, or not in any time that somebody would wait. */
export class CannotSet extends Error {}

/**
 * Gives a renderer with one child process at most, one letter at a time. The child starts with the first letter, ends
 * when idle, and is replaced after `lettersPerChild` letters (its memory only grows), after a fault, and when a letter
 * takes longer than `timeoutMs` says, which is asked for each letter.
 */
export function createRenderer({
  idleMs = 10_000,
  timeoutMs = (): number => 20_000,
  lettersPerChild = 50,
} = {}): Renderer {
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
      // Nothing to wait for: neither the child nor its channel may keep the server alive.
      child?.channel?.unref();
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    if (served >= lettersPerChild) end();
    child ??= startChild();
    served++;
    child.channel?.ref();
    timer = setTimeout(() => fail(new CannotSet('The letter took too long to set')), timeoutMs());
    child.send(current.job, (error) => error && fail(error));
  }

  function startChild(): ChildProcess {
    const started = forkTypesetter();
    const ended = (reason: Error) => started === child && fail(reason);
    started.unref();
    started.on('message', (answer: Answer) => started === child && settle(answer));
    started.on('error', ended);
    started.on('exit', (code, signal) => ended(new CannotSet(`The typesetter ended (${signal ?? code})`)));
    served = 0;
    return started;
  }

  function settle(answer: Answer): void {
    const done = current;
    current = null;
    next();
    if ('error' in answer) done?.reject(new CannotSet(`The letter could not be set: ${answer.error}`));
    else done?.resolve({ pdf: new Uint8Array(answer.pdf), archival: answer.archival });
  }

  function fail(reason: Error): void {
    end();
    const failed = current;
    current = null;
    next();
    failed?.reject(reason);
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
    render(job) {
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
    stop() {
      const left = [current, ...queue.splice(0)];
      current = null;
      end();
      for (const waiting of left) waiting?.reject(new Error('The renderer was stopped'));
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
