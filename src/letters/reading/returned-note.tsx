import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { returnedMessages } from './returned-messages.ts';
import './returned-note.css';

/** Who returned or withdrew the letter, when, and why. */
export function ReturnedNote({ event, personName, onBehalfOf, at, note }: TimelineEntry) {
  const name = onBehalfOf ? translate(returnedMessages.nameFor(personName, onBehalfOf)) : personName;
  const happened = event === 'withdrawn' ? returnedMessages.withdrawnBy : returnedMessages.returnedBy;
  return (
    <figure className="returned-note">
      <figcaption>{translate(happened(name, eventTimeWithin(at)))}</figcaption>
      {note && <blockquote>{note}</blockquote>}
    </figure>
  );
}
