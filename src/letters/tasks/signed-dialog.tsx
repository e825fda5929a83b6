import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { detailMessages } from './detail-messages.ts';

type Props = { number: string | null; onLeave: () => void };

/** The number that the signature gave the letter (SPEC B1.3). */
export function SignedDialog({ number, onLeave }: Props) {
  const id = useId();
  return (
    <InfoDialog
      title={translate(detailMessages.signed)}
      close={translate(detailMessages.continue)}
      isFocused
      className="mailbox-sign"
      onClose={onLeave}
    >
      <label htmlFor={id}>{translate(detailMessages.number)}</label>
      <output id={id}>
        {beginningsOf(number ?? '').map((end, at, ends) => (
          <span key={end}>{end.slice(ends[at - 1]?.length)}</span>
        ))}
      </output>
    </InfoDialog>
  );
}

/** Up to each stroke and up to its end: lines break between the parts, not at a hyphen within one. */
const beginningsOf = (number: string): string[] =>
  [...number.matchAll(/\/|$/g)].map(({ index }) => number.slice(0, index + 1));
