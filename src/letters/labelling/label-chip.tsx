import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';
import './labels.css';

/** A label in its colour, always with its name. */
export function LabelChip({ name, color }: Pick<LetterLabel, 'name' | 'color'>) {
  return (
    <span className={`mailbox-label is-${color}`}>
      <span>{name}</span>
    </span>
  );
}

/** Labels of a row, up to `most`, then the number left out. */
export function LabelChips({ labels, most = 3 }: { labels: LetterLabel[]; most?: number }) {
  return labels.length === 0 ? null : (
    <span className="mailbox-labels">
      <span className="sr-only">{translate(mailboxMessages.label)} </span>
      {labels.slice(0, most).map((label) => (
        <LabelChip key={label.id} {...label} />
      ))}
      {labels.length > most && (
        <span className="mailbox-label" title={labels.map(({ name }) => name).join(', ')}>
          +{labels.length - most}
        </span>
      )}
    </span>
  );
}
