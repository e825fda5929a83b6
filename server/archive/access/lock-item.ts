import { eq } from 'drizzle-orm';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { ArchiveRow } from '../rules/find-archive.ts';

/** The item of a request, held until the transaction ends. */
export async function lockItem(tx: Executor, archiveId: string): Promise<ArchiveRow | undefined> {
  const table = tableOf(archive);
  const [row] = await tx.select().from(table).where(eq(table.id, archiveId)).for('no key update');
  return row as ArchiveRow | undefined;
}
