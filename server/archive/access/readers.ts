import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isGranted, madeReader } from './stages.ts';

type Grant = { id: string; archiveId: string; byUserId: string };

/**
 * Adds the user to the item's readers.
 * @returns whether they are a reader by grants only, so that the end of the last grant removes them
 */
export async function addReader(tx: Executor, { archiveId, byUserId, id }: Grant): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update archive set reader_user_ids = reader_user_ids || ${byUserId}::uuid
    where id = ${archiveId} and not reader_user_ids @> array[${byUserId}::uuid]`);
  if (rowCount) return true;
  const others = await tx.execute(sql`
    select 1 from access_request r where r.archive_id = ${archiveId} and r.by_user_id = ${byUserId} and r.id <> ${id}
      and ${isGranted('r')} and ${madeReader('r')} limit 1`);
  return others.rows.length > 0;
}

/**
 * Removes the users of these ended grants from the readers, unless another grant is active or they were readers
 * anyway.
 */
export async function removeReaders(tx: Executor, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await tx.execute(sql`
    with gone as (
      select r.archive_id, array_agg(distinct r.by_user_id) as people from access_request r
      where r.id = any(${sql.param([...grantIds])}::uuid[]) and ${madeReader('r')} and not exists (
        select 1 from access_request o
        where o.archive_id = r.archive_id and o.by_user_id = r.by_user_id and ${isGranted('o')})
      group by r.archive_id
    ), held as (
      -- In one order for everybody, so that two who end grants at once do not wait for each other.
      select a.id from archive a where a.id in (select archive_id from gone) order by a.id for no key update
    )
    update archive a set reader_user_ids = array(
      select reader from unnest(a.reader_user_ids) with ordinality as r (reader, at)
      where reader <> all(gone.people) order by at)
    from gone join held on held.id = gone.archive_id where a.id = gone.archive_id`);
}
