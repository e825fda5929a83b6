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
        {/* Lines break after its strokes, not at a hyphen between them. */}
        {number?.split(/(?<=\/)/).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number stay where they are
          <span key={at}>{part}</span>
        ))}
      </output>
    </InfoDialog>
  );
}
