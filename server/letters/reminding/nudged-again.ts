import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { nudgePause } from '../../../domain/letters/target-time.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, type Refusal } from '../../http/index.ts';
import { letterTimeline } from '../parts/tables.ts';

/** Reminders of a kind within the pause, the latest first. */
export const remindersLately = (tx: Executor, event: TimelineEvent, which: SQL | undefined) =>
  tx
    .select({ at: letterTimeline.at, toPositionId: letterTimeline.toPositionId })
    .from(letterTimeline)
    .where(
      and(eq(letterTimeline.event, event), which, gt(letterTimeline.at, new Date(Date.now() - nudgePause))),
    )
    .orderBy(desc(letterTimeline.at));

/** Refuses a second reminder within the pause, with the moment from which it may be as `data.againAt`. */
export function nudgedAgain(last: Date): Refusal {
  const againAt = new Date(last.getTime() + nudgePause);
  return conflict(
    translate({
      id: `Sudah diingatkan. Dapat diingatkan lagi mulai ${format.format(againAt)}.`,
      en: `Already reminded. Another reminder is possible from ${format.format(againAt)}.`,
    }),
    { againAt: againAt.toISOString() },
  );
}

const format = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
