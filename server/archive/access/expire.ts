import { sql } from 'drizzle-orm';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import { removeReader } from './readers.ts';

type Ended = { id: string; archiveId: string; byUserId: string; madeReader: boolean };

/**
 * Ends the grants whose last day is over; asked for at every opening, so that one that ended a second ago opens nothing
 * (SPEC B3). One look at an index where there is none, which is nearly always.
 * @returns how many
 */
export async function expireDueGrants(executor: Executor, now: Date = new Date()): Promise<number> {
  const day = dayInWib(now);
  const due = await executor.execute(sql`
    select 1 from access_request where state = 'approved' and until_day < ${day} limit 1`);
  if (due.rows.length === 0) return 0;
  const count = await executor.transaction(async (tx) => {
    const { rows } = await tx.execute<Ended>(sql`
      update access_request set state = 'expired', ended_at = (until_day + 1)::timestamp at time zone 'Asia/Jakarta'
      where id in (select id from access_request where state = 'approved' and until_day < ${day} order by id for update)
      returning id, archive_id as "archiveId", by_user_id as "byUserId", made_reader as "madeReader"`);
    for (const grant of rows.toSorted((a, b) => a.archiveId.localeCompare(b.archiveId))) {
      await removeReader(tx, grant);
      await recordEnd(tx, grant, 'approved');
      await notify(tx, [grant.byUserId], {
        title: 'Akses arsip berakhir',
        modul: 'dokumen',
        message: 'Masa akses yang diberikan kepada Anda sudah habis.',
        detailUrl: `/dokumen/permintaan-akses/${grant.id}`,
        tabName: null,
      });
    }
    return rows.length;
  });
  forgetLists(archive);
  return count;
}

/** The log of a request that ended by itself. */
export const recordEnd = (tx: Executor, { id }: { id: string }, state: string): Promise<void> =>
  recordAudit(tx, {
    ...{ who: null, action: 'expired', resource: 'access-request', recordId: id },
    ...{ before: { state }, after: { state: 'expired' } },
  });
