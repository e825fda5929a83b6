import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { agendaLabel } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { cancellingMessages } from './messages.ts';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Cancels a sent letter, or a wrong registration, for good, with a reason (DOMAIN 5). */
function CancelDialog({ letter, onSettled, onClose }: Props) {
  const { cancelLetter } = useNaskah();
  const notify = useNotify();
  const isIncoming = letter.from === 'external';
  const agenda = letter.externalToInternal?.agenda;
  const number = translate(
    agenda
      ? cancellingMessages.agendaNo(agendaLabel(agenda))
      : cancellingMessages.letterNo(letter.number ?? ''),
  );
  return (
    <AskDialog
      title={
        isIncoming
          ? translate(cancellingMessages.cancelRegistrationTitle)
          : translate(cancellingMessages.cancelTitle)
      }
      text={{
        label: translate(commonMessages.reason),
        field: 'reason',
        missing: translate(cancellingMessages.reasonMissing),
        max: 500,
      }}
      confirm={
        isIncoming
          ? translate(cancellingMessages.cancelRegistration)
          : translate(cancellingMessages.cancelLetter)
      }
      danger
      onConfirm={async (reason) => {
        await cancelLetter(letter.id, reason);
        notify(
          isIncoming
            ? translate(cancellingMessages.registrationCancelled)
            : translate(cancellingMessages.letterCancelled),
          { type: 'success' },
        );
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b>{' '}
      {translate(
        isIncoming
          ? cancellingMessages.noLonger(number)
          : isPartlySigned(letter.state)
            ? cancellingMessages.notSignedOn(number)
            : cancellingMessages.notValid(number),
      )}
    </AskDialog>
  );
}

export default CancelDialog;
