import { type TimelineEntry, timelineLabels } from '../../../resources/naskah-dinas/letter.ts';
import { eventTime } from '../moments.ts';
import type { Step } from './steps.tsx';

/** What happened to a letter, in order; both people where one acted for the other (SPEC B2). */
export const historyOf = (timeline: readonly TimelineEntry[], now: Date = new Date()): Step[] =>
  timeline.map((entry) => ({
    id: entry.id,
    state: entry.event === 'returned' ? 'returned' : 'done',
    title: timelineLabels[entry.event],
    lines: [
      who(entry),
      ...(entry.onBehalfOf ? [`atas nama ${entry.onBehalfOf}`] : []),
      eventTime(entry.at, now),
    ],
    note: entry.note,
  }));

const who = ({ personName, positionName }: TimelineEntry): string =>
  [personName, positionName].filter(Boolean).join(', ');
