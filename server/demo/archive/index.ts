import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { FileStore } from '../../files/index.ts';
import { archiveLetters } from '../../letters/index.ts';
import { seedAccessRequests } from './seed-access-requests.ts';
import { seedCurrentFiles } from './seed-current-files.ts';
import { seedOldFiles } from './seed-old-files.ts';
import { seedProposals } from './seed-proposals.ts';

/** Seeds the demo archive: its letters as items, most of them filed, old files that are due, and open proposals. */
export async function seedDemoArchive(
  executor: Executor,
  { now, files }: { now: Date; files?: FileStore },
): Promise<void> {
  // Without figures the planner takes all for empty, and filing takes twenty seconds.
  await executor.execute(sql`analyze`);
  await archiveLetters(executor, sql`true`);
  await seedCurrentFiles(executor, now);
  await seedOldFiles(executor, files);
  await seedProposals(executor, now);
  await seedAccessRequests(executor, now);
}
