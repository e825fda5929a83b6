import { sql } from 'drizzle-orm';
import { draftersTasks, type FlowTask, flowTasks } from '../../../domain/letters/letter-life.ts';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { isActionable } from '../../actionable-tasks.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { isCurrent } from '../../db/today.ts';
import type { Deps } from '../../deps.ts';
import { notifyIfVacant } from '../flow/advance-letter.ts';
import { notifyPosts } from '../flow/notify.ts';
import { lockLetter } from '../reading/find-letter.ts';
import type { ReminderKind } from './tables.ts';

/**
 * Reminds once before the target, daily past it (Western Indonesian time), drafters of vacant posts once.
 * Idempotent, also concurrently.
 * @returns how many were reminded, by reason
 */
export async function remindOverdue(
  { db }: Pick<Deps, 'db'>,
  now: Date = new Date(),
): Promise<Record<ReminderKind, number>> {
  const reminded = { soon: 0, late: 0, vacant: 0 };
  for (const kind of ['vacant', 'late', 'soon'] as const) {
    const day = kind === 'late' ? dayInWib(now) : once;
    // Each reminder is stored before the next query, so every round finds others.
    for (;;) {
      const tasks = await due(db, kind, day, now);
      for (const task of tasks) if (await remind(db, task, kind, day, now)) reminded[kind] += 1;
      if (tasks.length < batch) break;
    }
  }
  return reminded;
}

const batch = 200;
const once = '0001-01-01';

type Due = {
  id: string;
  letterId: string;
  positionId: string;
  kind: FlowTask;
  onlyUserId: string | null;
};

async function due(executor: Executor, kind: ReminderKind, day: string, now: Date): Promise<Due[]> {
  const at = now.toISOString();
  const found = await executor.execute<Due>(sql`
    select t.id, t.letter_id as "letterId", t.position_id as "positionId", t.kind,
      t.only_user_id as "onlyUserId" from task t
    where t.done_at is null and ${stateIn('t.kind', flowTasks)} and ${when[kind](at)} and ${isActionable('t')}
      and not exists (select 1 from task_reminder r where r.task_id = t.id and r.kind = ${kind} and r.day = ${day})
    order by t.due_at, t.id limit ${batch}`);
  return found.rows;
}

const when: Record<ReminderKind, (at: string) => ReturnType<typeof sql>> = {
  late: (at) => sql`t.due_at < ${at}`,
  soon: (at) => sql`t.due_at >= ${at} and t.due_at < ${at}::timestamptz + interval '1 day'`,
  vacant: () => sql`(not ${stateIn('t.kind', draftersTasks)} or t.only_user_id is not null) and not exists (
    select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = t.position_id and ${isCurrent('m')}
      and (t.only_user_id is null or m.user_id = t.only_user_id))`,
};

/** @returns false where another process reminded first, or the work was done in the meantime */
function remind(db: Deps['db'], task: Due, kind: ReminderKind, day: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const first = await tx.execute(sql`
      insert into task_reminder (task_id, kind, day, at) select t.id, ${kind}, ${day}, ${now.toISOString()}
      from task t where t.id = ${task.id} and t.done_at is null
      on conflict do nothing returning task_id`);
    if (first.rows.length === 0) return false;
    const letter = await lockLetter(tx, task.letterId);
    if (kind === 'vacant') await notifyIfVacant(tx, letter, task);
    else
      await notifyPosts(tx, null, letter, [task], {
        kind: 'persetujuan.pengingat',
        title: titles[kind][task.kind],
        scope: taskScopes[task.kind],
        page: `/naskah-dinas/tugas/${task.kind}`,
        tabName: task.kind,
      });
    return true;
  });
}

const soonInitial = {
  id: 'Paraf Anda ditunggu paling lambat besok',
  en: 'Your initials are awaited by tomorrow',
};
const lateInitial = {
  id: 'Naskah melewati tenggat: menunggu paraf Anda',
  en: 'A letter is past its target: waiting for your initials',
};
const titles = {
  soon: {
    review: soonInitial,
    legal: soonInitial,
    sign: {
      id: 'Tanda tangan Anda ditunggu paling lambat besok',
      en: 'Your signature is awaited by tomorrow',
    },
    revision: { id: 'Revisi Anda ditunggu paling lambat besok', en: 'Your revision is awaited by tomorrow' },
  },
  late: {
    review: lateInitial,
    legal: lateInitial,
    sign: {
      id: 'Naskah melewati tenggat: menunggu tanda tangan Anda',
      en: 'A letter is past its target: waiting for your signature',
    },
    revision: {
      id: 'Naskah melewati tenggat: menunggu revisi Anda',
      en: 'A letter is past its target: waiting for your revision',
    },
  },
};
