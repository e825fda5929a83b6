import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { FileStore } from '../../files/index.ts';
import { archiveLetters } from '../../letters/index.ts';
import { seedAccessRequests } from './seed-access-requests.ts';
import { seedCurrentFiles } from './seed-current-files.ts';
import { seedOldFiles } from './seed-old-files.ts';
import { seedProposals } from './seed-proposals.ts';

/**
 * The archive of the demo: its letters as the units' items, most of them filed, files of years ago whose time has come,
 * and proposals on their way.
 */
export async function seedDemoArchive(
  executor: Executor,
  { now, files }: { now: Date; files?: FileStore },
): Promise<void> {
  await archiveLetters(executor, sql`true`);
  await seedCurrentFiles(executor, now);
  await seedOldFiles(executor, files);
  await seedProposals(executor, now);
  await seedAccessRequests(executor, now);
}
