import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { pressure, since, untilWords, weekday } from '../moments.ts';
import { paneMessages } from '../pane-messages.ts';
import { Fact, LetterFacts } from '../reading/facts.tsx';
import { historyOf } from '../reading/history.ts';
import { Sections } from '../reading/sections.tsx';
import { type Step, Steps } from '../reading/steps.tsx';
import { deadlineOf } from './deadline.ts';
import { inboxReadingMessages } from './reading-messages.ts';

type Props = { letter: Letter; item: InboxItem | null; timeline: TimelineEntry[] };

export function InboxContext({ letter, item, timeline }: Props) {
  const deadline = item && deadlineOf(item);
  const waiting: Step[] = item?.isOpen
    ? [
        {
          id: 'now',
          state: 'now',
          title: translate(inboxReadingMessages.waitsForFollowUp),
          lines: [since(item.receivedAt)],
        },
      ]
    : [];
  return (
    <>
      {deadline && (
        <Fact title={translate(inboxReadingMessages.due)}>
          <strong>{weekday(deadline)}</strong>
          <small className={`mailbox-${pressure(deadline)}`}>{untilWords(deadline)}</small>
        </Fact>
      )}
      <Sections letter={letter} desk="inbox" place="first" />
      <Fact title={translate(paneMessages.history)}>
        <Steps
          label={translate(paneMessages.letterHistory)}
          steps={[...historyOf(sinceSigned(timeline), letter), ...waiting]}
        />
      </Fact>
      <Sections letter={letter} desk="inbox" place="beside" />
      <LetterFacts letter={letter} />
    </>
  );
}

/** Omits the drafting: receivers are not given it, and its drafter does not need it in the inbox. */
function sinceSigned(timeline: TimelineEntry[]): TimelineEntry[] {
  const signed = timeline.findIndex(({ event }) => event === 'signed' || event === 'registered');
  return signed < 0 ? timeline : timeline.slice(signed);
}
