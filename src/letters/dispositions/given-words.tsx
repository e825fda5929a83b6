import { type DispositionNode, isOpenDisposition } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { endOfDayInWib } from '../../../lib/wib.ts';
import { pressure, untilWords, weekday } from '../moments.ts';
import { dispositionMessages } from './messages.ts';
import './tree.css';

type Props = {
  node: DispositionNode;
  /** Whether the deadline still presses; by default while the disposition is open. */
  isPressing?: boolean;
};

/** What a disposition asks: instructions, note, until when and why later. */
export function GivenWords({ node, isPressing = isOpenDisposition(node) }: Props) {
  const { instructions, note, deadline, deadlineReason } = node;
  return (
    <>
      {instructions.length > 0 && (
        <ul aria-label={translate(dispositionMessages.instructions)}>
          {instructions.map((one) => (
            <li key={one.id}>{one.name}</li>
          ))}
        </ul>
      )}
      {note && <blockquote>{note}</blockquote>}
      {deadline && (
        <p>
          {translate(dispositionMessages.deadline)} <b>{weekday(deadline)}</b>
          {isPressing && (
            <span className={`mailbox-${pressure(endOfDayInWib(deadline))}`}>
              {untilWords(endOfDayInWib(deadline))}
            </span>
          )}
        </p>
      )}
      {deadlineReason && <p>{translate(dispositionMessages.lateBecause(deadlineReason))}</p>}
    </>
  );
}
