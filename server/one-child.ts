import type { ChildProcess } from 'node:child_process';

/** Why a job failed: time limit, process ended or unreachable, or stopped. */
export type ChildFailure = 'too-slow' | 'ended' | 'not-sent' | 'stopped';

/** A job that its process did not answer. */
export class NoAnswer extends Error {
  readonly failure: ChildFailure;
  constructor(failure: ChildFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

type Options = {
  /** Starts the process that answers each message, a job, with one message. */
  start(): ChildProcess;
  idleMs: number;
  /** Time limit, evaluated per job. */
  timeoutMs(): number;
  /** Jobs until a new process takes over; for work whose memory only grows. */
  jobsPerChild: number;
};

export type OneChild<Job, Answer> = {
  /**
   * Runs a job in the process.
   * @throws NoAnswer when it gave no answer
   */
  ask(job: Job): Promise<Answer>;
  /** Ends the process; waiting jobs fail. */
  stop(): void;
};

type Waiting<Job, Answer> = { job: Job; resolve(answer: Answer): void; reject(error: Error): void };

/**
 * Runs jobs in one child process, one at a time. It ends when idle
 * and is replaced after `jobsPerChild` or failure.
 */
export function oneChild<Job extends object, Answer>(options: Options): OneChild<Job, Answer> {
  const queue: Waiting<Job, Answer>[] = [];
  let child: ChildProcess | null = null;
  let current: Waiting<Job, Answer> | null = null;
  let served = 0;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    if (current) return;
    clearTimeout(timer);
    current = queue.shift() ?? null;
    if (!current) {
      // While idle, neither the child nor its channel may keep the server alive.
      child?.channel?.unref();
      timer = setTimeout(end, options.idleMs).unref();
      return;
    }
    if (served >= options.jobsPerChild) end();
    child ??= startChild();
    served += 1;
    child.channel?.ref();
    const patience = options.timeoutMs();
    timer = setTimeout(() => fail('too-slow', `It took too long, more than ${patience} ms`), patience);
    child.send(current.job, (error) => error && fail('not-sent', error.message));
  }

  function startChild(): ChildProcess {
    const started = options.start();
    started.unref();
    started.on('message', (answer) => {
      if (started === child) settle((waiting) => waiting.resolve(answer as Answer));
    });
    // It ended by itself: out of memory, or a crash.
    const ended = (message: string) => started === child && fail('ended', message);
    started.on('error', (error) => ended(error.message));
    started.on('exit', (code, signal) => ended(`The process ended (${signal ?? code})`));
    served = 0;
    return started;
  }

  function fail(failure: ChildFailure, message: string): void {
    end();
    settle((waiting) => waiting.reject(new NoAnswer(failure, message)));
  }

  function settle(tell: (waiting: Waiting<Job, Answer>) => void): void {
    const done = current;
    current = null;
    next();
    if (done) tell(done);
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
    ask: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      }),
    stop() {
      const left = [current, ...queue.splice(0)];
      current = null;
      end();
      for (const waiting of left) waiting?.reject(new NoAnswer('stopped', 'The process was stopped'));
    },
  };
}
