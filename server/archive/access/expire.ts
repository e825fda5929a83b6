import { type SQL, sql } from 'drizzle-orm';
import { type AccessState, accessAfter, isGranted } from '../../../domain/archive/access-life.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import { removeReaders } from './readers.ts';
import { expiredIn, requestIn } from './request-in.ts';

/** So many end in one transaction. */
const batch = 500;

/**
 * Runs at every opening, so that an expired grant opens nothing (SPEC B3). Usually costs one index look-up.
 * @param options.userId only this user's grants
 * @returns how many
 */
export async function expireDueGrants(
  executor: Executor,
  { userId, now = new Date() }: { userId?: string; now?: Date } = {},
): Promise<number> {
  const day = dayInWib(now);
  const theirs = userId === undefined ? sql`` : sql` and by_user_id = ${userId}`;
  const due = sql`select id, state from access_request where ${requestIn('state', isGranted)} and until_day < ${day}${theirs}`;
  if ((await executor.execute(sql`${due} limit 1`)).rows.length === 0) return 0;
  for (let ended = 0; ; ) {
    const count = await executor.transaction((tx) => endSome(tx, due));
    ended += count;
    if (count < batch) {
      forgetLists(archive);
      return ended;
    }
  }
}

async function endSome(tx: Executor, due: SQL): Promise<number> {
  const { rows } = await tx.execute<{ id: string; byUserId: string }>(sql`
    with over as (
      update access_request r set state = ${expiredIn('r.state')},
        ended_at = (r.until_day + 1)::timestamp at time zone 'Asia/Jakarta'
      from (${due} order by id limit ${batch} for update) was
      where r.id = was.id
      returning r.id, r.by_user_id, was.state as before, r.state as after
    ), logged as (
      insert into audit_log (action, resource, record_id, before, after)
      select 'expired', 'access-request', id, jsonb_build_object('state', before),
        jsonb_build_object('state', after) from over
    ) select id, by_user_id as "byUserId" from over order by id`);
  await removeReaders(
    tx,
    rows.map(({ id }) => id),
  );
  for (const { id, byUserId } of rows)
    await notify(tx, [byUserId], {
      kind: 'akses.hasil',
      title: { id: 'Akses arsip berakhir', en: 'Access to an archive item ended' },
      modul: 'dokumen',
      message: {
        id: 'Masa akses yang diberikan kepada Anda sudah habis.',
        en: 'The time for which you were granted access is over.',
      },
      detailUrl: `${accessPage.path}/${id}`,
      tabName: null,
    });
  return rows.length;
}

/** The log of a request that ended by itself. */
export const recordEnd = (tx: Executor, { id, before }: { id: string; before: AccessState }): Promise<void> =>
  recordAudit(tx, {
    ...{ actor: null, action: 'expired', resource: 'access-request', recordId: id },
    ...{ before: { state: before }, after: { state: accessAfter(before, 'expire') } },
  });
