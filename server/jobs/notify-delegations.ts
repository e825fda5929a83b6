import { sql } from 'drizzle-orm';
import type { Message } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import { behaviourOf } from '../behaviour/index.ts';
import type { Executor } from '../db/executor.ts';
import { isGiven } from '../db/today.ts';
import type { Deps } from '../deps.ts';
import { type NoticeText, noticeTitles, notify } from '../notifications/index.ts';
import { emitEvent } from '../triggers/index.ts';
import { jobKind } from './kind.ts';
import { firstTime } from './once.ts';
import { sendJob } from './send-job.ts';

type Told = {
  id: string;
  fromUserId: string;
  toUserId: string;
  fromPositionId: string;
  post: string;
  fromName: string;
  toName: string;
};
type Changed = Told & { what: 'begin' | 'end' };

const facts = sql`d.id, d.from_user_id as "fromUserId", d.to_user_id as "toUserId",
    d.from_position_id as "fromPositionId", p.name as post, f.person_name as "fromName", t.person_name as "toName"`;
const joins = sql`join position p on p.id = d.from_position_id
    join "user" f on f.id = d.from_user_id join "user" t on t.id = d.to_user_id`;

/**
 * Notifies both sides of delegations that begin or ended (SPEC B2). Those
 * created after their first day follow next run.
 * @returns how many began or ended
 */
export async function notifyDelegations({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const day = dayInWib(now);
  const { rows } = await db.execute<Changed>(sql`
    select ${facts}, w.what from delegation d ${joins}
    cross join (values ('begin'), ('end')) w(what)
    where ${isGiven('d')} and not exists (select 1 from done_once o where o.key = 'delegation ' || d.id || ' ' || w.what)
      and ((w.what = 'begin' and ${day}::date between d.start_date and least(d.end_date, d.start_date + 7))
        or (w.what = 'end' and ${day}::date between d.end_date + 1 and d.end_date + 7))
    order by d.start_date, d.id`);
  let count = 0;
  for (const { what, ...told } of rows) {
    await db.transaction(async (tx) => {
      if (!(await firstTime(tx, `delegation ${told.id} ${what}`))) return;
      count += 1;
      const title = what === 'begin' ? noticeTitles.delegationBegins : noticeTitles.delegationEnds;
      await tellBoth(tx, told, what, title);
    });
  }
  return count;
}

/** @returns how many were told: who did it knows already */
async function tellBoth(
  tx: Executor,
  { id, fromUserId, toUserId, fromPositionId, post, fromName, toName }: Told,
  what: Changed['what'],
  title: Message,
  { note, except }: { note?: string | null; except?: string } = {},
): Promise<number> {
  const people = [fromUserId, toUserId].filter((one) => one !== except);
  const why = note ? `: ${note}` : '';
  const message: NoticeText = {
    id: `${post}, dari ${fromName} kepada ${toName}${why}`,
    en: `${post}, from ${fromName} to ${toName}${why}`,
  };
  await notify(tx, people, {
    kind: 'jabatan.delegasi',
    ...{ title, modul: 'pengaturan', message, detailUrl: '/user', tabName: null },
  });
  await emitEvent(tx, 'delegasi.berubah', {
    ...{ delegationId: id, positionIds: [fromPositionId], turn: `${id} ${what}` },
  });
  return people.length;
}

const delegationsJob = jobKind<Record<string, never>>('tell-delegations');

export const delegations = behaviourOf(delegation, {
  events: {
    /** Told by their own notice: hardly any delegate opens the page of delegations. */
    withdraw: async ({ tx, actor, record, note }) => {
      const { rows } = await tx.execute<Told>(
        sql`select ${facts} from delegation d ${joins} where d.id = ${record.id}`,
      );
      const [found] = rows;
      const said = { note, except: actor.userId };
      return {
        told: found ? await tellBoth(tx, found, 'end', noticeTitles.delegationWithdrawn, said) : 0,
      };
    },
  },
  hooks: {
    /** Notifies on save when a delegation begins or ends today. */
    afterWrite: async (executor) => {
      await sendJob(executor, delegationsJob, {});
    },
  },
});

export function registerDelegations(deps: Deps): void {
  deps.jobs.handle(delegationsJob, async (_data, { now }) => {
    await notifyDelegations(deps, now);
  });
}
