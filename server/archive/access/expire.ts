import { type SQL, sql } from 'drizzle-orm';
import type { Message } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { forgetLists } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { fireBySystem } from '../../lives/index.ts';
import { notifyEach } from '../../notifications/index.ts';
import { removeReaders } from './readers.ts';
import { isGranted, isUndecided, livingRequest } from './stages.ts';

/** So many end in one transaction. */
const batch = 500;

/**
 * Runs at every opening, so that an expired grant opens nothing (SPEC B3). Usually costs one index look-up.
 * @param options.userId only this user's grants
 * @param options.of only these, a condition on `t`
 * @returns how many
 */
export async function expireDueGrants(
  executor: Executor,
  { userId, of = sql`true`, now = new Date() }: { userId?: string; of?: SQL; now?: Date } = {},
): Promise<number> {
  const theirs = userId === undefined ? sql`` : sql` and t.by_user_id = ${userId}`;
  const due = sql`${isGranted('t')} and t.until_day < ${dayInWib(now)}${theirs} and ${of}`;
  if ((await executor.execute(sql`select 1 from access_request t where ${due} limit 1`)).rows.length === 0)
    return 0;
  const at = sql`(t.until_day + 1)::timestamp at time zone 'Asia/Jakarta'`;
  const ended = await endAll(executor, { where: due, at }, accessOver);
  forgetLists(archive);
  return ended;
}

/** Ends requests that nobody decided by the day they were wanted until. */
export const expireUndecided = (executor: Executor, now: Date): Promise<number> => {
  const where = sql`${isUndecided('t')} and t.until_day < ${dayInWib(now)}`;
  return endAll(executor, { where, at: sql`${now.toISOString()}::timestamptz` }, neverDecided);
};

async function endAll(
  executor: Executor,
  due: { where: SQL; at: SQL },
  said: { title: Message; message: Message },
): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await executor.transaction(async (tx) => {
      const rows = await fireBySystem(tx, livingRequest, 'expire', { ...due, limit: batch }, ['byUserId']);
      const ids = rows.map(({ id }) => id);
      await removeReaders(tx, ids);
      await notifyEach(
        tx,
        rows.map(({ id, byUserId: userId }) => ({
          ...{ ...said, userId, kind: 'akses.hasil', modul: 'dokumen', tabName: null },
          detailUrl: `${accessRequest.path}/${id}`,
        })),
      );
      return rows.length;
    });
    ended += count;
    if (count < batch) return ended;
  }
}

const accessOver = {
  title: { id: 'Akses arsip berakhir', en: 'Access to an archive item ended' },
  message: {
    id: 'Masa akses yang diberikan kepada Anda sudah habis.',
    en: 'The time for which you were granted access is over.',
  },
};
const neverDecided = {
  title: { id: 'Permintaan akses arsip berakhir', en: 'Request for access ended' },
  message: {
    id: 'Tidak diputus sampai tanggal yang Anda minta. Anda dapat memintanya kembali.',
    en: 'Not decided by the day you asked for. You can ask again.',
  },
};
