import { sql } from 'drizzle-orm';
import { dayInWib } from '../../lib/wib.ts';
import type { Hooks } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { noticeTitles, notify } from '../notifications/index.ts';
import { emitEvent } from '../triggers/index.ts';
import { jobKind } from './kind.ts';
import { firstTime } from './once.ts';
import { sendJob } from './send-job.ts';

type Changed = {
  id: string;
  fromUserId: string;
  toUserId: string;
  fromPositionId: string;
  what: 'begin' | 'end';
  post: string;
  fromName: string;
  toName: string;
};

/**
 * Notifies both sides of delegations that begin or ended (SPEC B2). Those
 * created after their first day follow next run.
 * @returns how many began or ended
 */
export async function notifyDelegations({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const day = dayInWib(now);
  const { rows } = await db.execute<Changed>(sql`
    select d.id, d.from_user_id as "fromUserId", d.to_user_id as "toUserId", d.from_position_id as "fromPositionId",
           w.what, p.name as post, f.person_name as "fromName", t.person_name as "toName"
    from delegation d
    join position p on p.id = d.from_position_id
    join "user" f on f.id = d.from_user_id join "user" t on t.id = d.to_user_id
    cross join (values ('begin'), ('end')) w(what)
    where d.is_active and not exists (select 1 from done_once o where o.key = 'delegation ' || d.id || ' ' || w.what)
      and ((w.what = 'begin' and ${day}::date between d.start_date and least(d.end_date, d.start_date + 7))
        or (w.what = 'end' and ${day}::date between d.end_date + 1 and d.end_date + 7))
    order by d.start_date, d.id`);
  let count = 0;
  for (const { id, what, post, fromName, toName, fromUserId, toUserId, fromPositionId } of rows) {
    await db.transaction(async (tx) => {
      if (!(await firstTime(tx, `delegation ${id} ${what}`))) return;
      count += 1;
      await notify(tx, [fromUserId, toUserId], {
        kind: 'jabatan.delegasi',
        title: what === 'begin' ? noticeTitles.delegationBegins : noticeTitles.delegationEnds,
        modul: 'pengaturan',
        message: {
          id: `${post}, dari ${fromName} kepada ${toName}`,
          en: `${post}, from ${fromName} to ${toName}`,
        },
        detailUrl: '/user',
        tabName: null,
      });
      await emitEvent(tx, 'delegasi.berubah', {
        delegationId: id,
        positionIds: [fromPositionId],
        turn: `${id} ${what}`,
      });
    });
  }
  return count;
}

const delegationsJob = jobKind<Record<string, never>>('tell-delegations');

/** Notifies on save when a delegation begins or ends today. */
export const delegationHooks: Record<string, Hooks> = {
  'pengaturan.delegasi': {
    afterWrite: async (executor) => {
      await sendJob(executor, delegationsJob, {});
    },
  },
};

export function registerDelegations(deps: Deps): void {
  deps.jobs.handle(delegationsJob, async (_data, { now }) => {
    await notifyDelegations(deps, now);
  });
}
