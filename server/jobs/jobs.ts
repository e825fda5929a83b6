import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { inIndonesian } from '../http/index.ts';
import { asSafeError } from '../log/index.ts';
import { bossOn } from './boss.ts';
import { type JobKind, jobKind, type Lane, lanes, type Work } from './kind.ts';
import { runDue } from './run-due.ts';
import { workOn } from './work-on.ts';

/** `now` is the job's effective time; tests may pass a later one. */
type Handler<Data> = (data: Data, at: { now: Date }) => Promise<void>;

export type Jobs = {
  /** Sets the handler of a kind of job. It may run again after a crash, so it must be idempotent. */
  handle: <Data extends object>(kind: JobKind<Data>, handler: Handler<Data>) => void;
  /** Runs something by the clock of Jakarta; runs missed while no process was up are made up once. */
  schedule: (name: string, cron: string, run: (at: { now: Date }) => Promise<void>) => void;
  /** Starts working on due jobs, together with other processes on the same database. */
  start: () => Promise<void>;
  /** Takes no new jobs and waits for the running ones. */
  stop: () => Promise<void>;
  /** Runs all jobs due at `now`, and those they create, until none is left; for tests and tools. */
  runDue: (now?: Date) => Promise<number>;
};

/** The jobs of this process. Nothing is done before `start` (or `runDue`). */
export function createJobs(pool: Pool): Jobs {
  const handlers = new Map<string, Handler<object>>();
  const crons = new Map<string, string>();
  let boss: PgBoss | undefined;
  let isStopping = false;

  const run = async ({ kind, data }: Work, now: Date): Promise<void> => {
    const handler = handlers.get(kind);
    // Not lost: a retry may reach a process of the version that knows it.
    if (!handler) throw new Error(`Nothing here does "${kind}"`);
    // Words that jobs store are Indonesian.
    await inIndonesian(() => handler(data, { now })).catch((error: unknown) => {
      // The queue stores a job's error for weeks, so it must not hold values.
      throw asSafeError(error);
    });
  };
  const handle: Jobs['handle'] = (kind, handler) => {
    handlers.set(kind.name, handler as Handler<object>);
  };
  return {
    handle,
    schedule: (name, cron, work) => {
      const kind = jobKind<object>(scheduled(name), { lane: 'clock' });
      crons.set(name, cron);
      handle(kind, (_data, at) => work(at));
    },
    start: async () => {
      isStopping = false;
      boss = await bossOn(pool, { alive: true }).start();
      for (const lane of Object.keys(lanes) as Lane[])
        await workOn(boss, pool, lane, (work) => run(work, new Date()), { isStopping: () => isStopping });
      await keepSchedule(boss, crons);
    },
    stop: async () => {
      isStopping = true;
      await boss?.stop({ close: false, graceful: true, timeout: 8000 });
      boss = undefined;
    },
    runDue: (now = new Date()) => runDue(pool, now, (work) => run(work, now)),
  };
}

const scheduled = (name: string): string => `schedule:${name}`;

/** Aligns stored schedules with the declared ones: removed ones stop running. */
async function keepSchedule(boss: PgBoss, crons: ReadonlyMap<string, string>): Promise<void> {
  const lane: Lane = 'clock';
  for (const { name, key } of await boss.getSchedules())
    if (!crons.has(key) || name !== lane) await boss.unschedule(name, key);
  for (const [key, cron] of crons)
    await boss.schedule(
      lane,
      cron,
      { kind: scheduled(key), data: {} },
      { tz: 'Asia/Jakarta', key, missed: 'once' },
    );
}
