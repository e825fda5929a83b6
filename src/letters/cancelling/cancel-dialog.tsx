import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { agendaLabel } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { cancellingWords } from './words.ts';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Cancels a sent letter, or a wrong registration, for good, with a reason (DOMAIN 5). */
function CancelDialog({ letter, onSettled, onClose }: Props) {
  const { cancelLetter } = useNaskah();
  const notify = useNotify();
  const isIncoming = letter.from === 'external';
  const agenda = letter.externalToInternal?.agenda;
  const number = say(
    agenda ? cancellingWords.agendaNo(agendaLabel(agenda)) : cancellingWords.letterNo(letter.number ?? ''),
  );
  return (
    <AskDialog
      title={isIncoming ? say(cancellingWords.cancelRegistrationTitle) : say(cancellingWords.cancelTitle)}
      text={{
        label: say(commonWords.reason),
        field: 'reason',
        missing: say(cancellingWords.reasonMissing),
        max: 500,
      }}
      confirm={isIncoming ? say(cancellingWords.cancelRegistration) : say(cancellingWords.cancelLetter)}
      danger
      onConfirm={async (reason) => {
        await cancelLetter(letter.id, reason);
        notify(
          isIncoming ? say(cancellingWords.registrationCancelled) : say(cancellingWords.letterCancelled),
          { type: 'success' },
        );
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b>{' '}
      {say(isIncoming ? cancellingWords.noLonger(number) : cancellingWords.notValid(number))}
    </AskDialog>
  );
}

export default CancelDialog;
