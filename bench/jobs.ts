import { join } from 'node:path';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { createJobs, jobKind, sendJob } from '../server/jobs/index.ts';
import { firstTime } from '../server/jobs/once.ts';
import type { Figure } from './report.ts';
import { scratchFolder } from './server-process.ts';

const wanted = 1000;

export async function measureJobs(): Promise<Figure[]> {
  const folder = scratchFolder();
  const { pool, db, close } = await openDatabase({ dataFolder: join(folder.path, 'data') });
  try {
    await migrate(db);
    const jobs = createJobs(pool);
    const kind = jobKind<{ at: number }>('bench');
    const { promise: done, resolve } = Promise.withResolvers<void>();
    let count = 0;
    jobs.handle(kind, async ({ at }) => {
      await firstTime(db, `bench ${at}`);
      count += 1;
      if (count === wanted) resolve();
    });
    await db.transaction(async (tx) => {
      for (let at = 0; at < wanted; at += 1) await sendJob(tx, kind, { at });
    });
    const began = performance.now();
    await jobs.start();
    await done;
    const seconds = (performance.now() - began) / 1000;
    await jobs.stop();
    return [
      {
        name: 'jobs that one process does',
        value: wanted / seconds,
        unit: 'a second',
        bound: { at: 'least', value: 50 },
        detail: `${wanted} in ${seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    await close();
    folder.remove();
  }
}
