import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { RequestRow } from './find-request.ts';
import { accessRequests } from './tables.ts';

type Grant = Pick<RequestRow, 'id' | 'archiveId' | 'byUserId'>;

/**
 * Puts the person among those who may open the item.
 * @returns whether they are one by grants only, so that the last of these takes them out again
 */
export async function addReader(tx: Executor, { archiveId, byUserId, id }: Grant): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update archive set reader_user_ids = reader_user_ids || ${byUserId}::uuid
    where id = ${archiveId} and not reader_user_ids @> array[${byUserId}::uuid]`);
  if (rowCount) return true;
  const others = await tx.$count(
    accessRequests,
    and(
      ...[eq(accessRequests.archiveId, archiveId), eq(accessRequests.byUserId, byUserId)],
      ...[eq(accessRequests.state, 'approved'), eq(accessRequests.madeReader, true)],
      ne(accessRequests.id, id),
    ),
  );
  return others > 0;
}

/** Takes the person out again, once the grant has ended; stays where another of theirs still runs. */
export async function removeReader(
  tx: Executor,
  { archiveId, byUserId, madeReader }: Grant & { madeReader: boolean },
): Promise<void> {
  if (!madeReader) return;
  await tx.execute(sql`
    update archive set reader_user_ids = array_remove(reader_user_ids, ${byUserId}::uuid)
    where id = ${archiveId} and not exists (
      select 1 from access_request o
      where o.archive_id = ${archiveId} and o.by_user_id = ${byUserId} and o.state = 'approved')`);
}
