import { Fragment } from 'react';
import type { DispositionCandidate } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { weekday } from '../moments.ts';
import { disposeMessages } from './dispose-messages.ts';

type Props = {
  people: readonly DispositionCandidate[];
  lead: DispositionCandidate | undefined;
  hasInstruction: boolean;
  asksReport: boolean;
  deadline: string | null;
};

/** What sending will do, or what is missing for it. */
export function Outcome(props: Props) {
  return (
    <p className="dispose-outcome" aria-live="polite">
      {outcomeWords(props)
        .split('**')
        .map((part, at) => {
          const key = `${at}${part}`;
          return at % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
        })}
    </p>
  );
}

function outcomeWords({ people, lead, hasInstruction, asksReport, deadline }: Props): string {
  if (!lead) return translate(disposeMessages.receiverMissing);
  if (!hasInstruction) return translate(disposeMessages.instructionMissing);
  const others = people.filter((one) => one !== lead).map((one) => `**${called(one)}**`);
  const who =
    others.length === 0
      ? disposeMessages.onlyOne(called(lead))
      : others.length < 3
        ? disposeMessages.onlyFew(called(lead), others.join(', '))
        : disposeMessages.onlyMany(people.length, called(lead));
  const when = deadline
    ? asksReport
      ? (reports[people.length - 1] ?? disposeMessages.allReportBy)(weekday(deadline))
      : disposeMessages.doneBy(weekday(deadline))
    : disposeMessages.notDue;
  return `${translate(who)} ${translate(when)}`;
}

const reports = [disposeMessages.reportsBy, disposeMessages.bothReportBy];

const called = ({ personName, positionName }: DispositionCandidate): string =>
  personName ?? translate(disposeMessages.everybody(positionName));
