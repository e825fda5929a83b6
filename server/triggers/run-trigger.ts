import { and, eq } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { dayInWib, startOfDayInWib } from '../../lib/wib.ts';
import { trigger } from '../../resources/index.ts';
import { tableOf } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import type { TriggerWork } from './emit-event.ts';
import { isFirstRun } from './first-run.ts';
import { above, groupsOf } from './groups.ts';
import { said } from './messages.ts';
import { noticesOf, type PersonalNotice } from './notices.ts';
import { tellPeople } from './tell-people.ts';
import { triggerContextOf } from './trigger-context.ts';

/** Runs a due trigger (SPEC B5) if still active and, where required, the work open; once per turn. */
export async function runTrigger({ db, config }: Deps, work: TriggerWork, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [rule] = await tx
      .select()
      .from(triggers)
      .where(
        and(eq(triggers.id, work.triggerId), eq(triggers.isActive, true), eq(triggers.event, work.event)),
      );
    const context = rule && (await triggerContextOf(tx, work));
    if (!context) return;
    const { positionIds } = work;
    const doers = rule.onlyIfOpen ? positionIds.filter((post) => context.open.includes(post)) : positionIds;
    if (rule.onlyIfOpen && doers.length === 0) return;
    if (!(await isFirstRun(tx, work.triggerId, `${work.event} ${work.turn}`))) return;
    const isLater = rule.delayMinutes > 0;
    const groups = await groupsOf(tx, rule.recipients, work, context, doers);
    const told = await noticesOf(tx, work, context, groups, isLater);
    const superiors =
      rule.actions.includes('escalate') && context.letter
        ? await noticesOf(tx, work, context, [await above(tx, doers)], isLater)
        : [];
    const due = new Date(new Date(work.at).getTime() + rule.delayMinutes * 60_000);
    await tellPeople(tx, config.publicUrl, {
      ...{ told, superiors, rule, isLater, byUserId: work.byUserId },
      since: toldSince(work, { isLater, due, now }),
      kindOf: (notice) => kindOf(work, notice),
      mailKind: said[work.event].kind,
      modul: 'naskah-dinas',
      letter: context.letter ?? undefined,
      escalated: { resource: 'letter', recordId: work.letterId ?? null, event: work.event },
    });
  });
}

/** Gives the notification kind: the event's own for its receivers, otherwise a reminder. */
const kindOf = ({ event }: TriggerWork, { title }: PersonalNotice): NotificationKind =>
  title === said[event].now ? said[event].kind : said[event].reminder;

/**
 * Since when an earlier notice suppresses this one: the whole day for deadlines (remind-dispositions.ts), 12 hours
 * for reminders, else a minute.
 */
function toldSince(
  { event, at }: TriggerWork,
  { isLater, due, now }: { isLater: boolean; due: Date; now: Date },
): Date {
  if (event === 'disposisi.batas_waktu') return new Date(startOfDayInWib(dayInWib(due)));
  return new Date(isLater ? now.getTime() - 12 * 3_600_000 : new Date(at).getTime() - 60_000);
}

const triggers = tableOf(trigger);
