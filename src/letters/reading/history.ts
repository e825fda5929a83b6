import type { Letter } from '../../../domain/letters/letter.ts';
import { type TimelineEntry, timelineLabel } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { eventTime } from '../moments.ts';
import { readingMessages } from './messages.ts';
import type { Step } from './steps.tsx';

/**
 * History of a letter, in order; both people where one acted for the other (SPEC B2). Signing sends an external
 * letter to internal receivers only (SPEC B1.4).
 */
export const historyOf = (
  timeline: readonly TimelineEntry[],
  letter: Going,
  now: Date = new Date(),
): Step[] =>
  timeline
    .filter(({ event }) => event !== 'sent' || !leaves(letter) || hasInside(letter))
    .map((entry) => ({
      id: entry.id,
      state: entry.event === 'returned' ? 'returned' : 'done',
      title:
        entry.event === 'sent' && leaves(letter)
          ? translate(readingMessages.sentInside)
          : timelineLabel(entry),
      lines: [
        who(entry),
        ...(entry.onBehalfOf
          ? [
              translate(
                (entry.byDelegation ? readingMessages.onBehalfOf : readingMessages.forWhom)(entry.onBehalfOf),
              ),
            ]
          : []),
        eventTime(entry.at, now),
        ...(entry.event === 'signed' && entry.reviewersLeft
          ? [translate(readingMessages.signersLeft(entry.reviewersLeft))]
          : []),
        ...(entry.printedDay ? [translate(readingMessages.printedDay(entry.printedDay))] : []),
      ],
      // Disposition steps note their post, which is mostly the one named above.
      note: entry.note === entry.positionName ? null : entry.note,
    }));

type Going = Pick<Letter, 'from' | 'concern' | 'receivers' | 'ccs'>;
const leaves = ({ from, concern }: Going): boolean => from === 'internal' && concern === 'external';
const hasInside = ({ receivers, ccs }: Going): boolean => receivers.length + ccs.length > 0;

const who = ({ personName, positionName }: TimelineEntry): string =>
  [personName, positionName].filter(Boolean).join(', ');
