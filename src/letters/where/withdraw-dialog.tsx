import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { AskDialog } from './ask-dialog.tsx';
import { placeMessages } from './messages.ts';
import { holderNames } from './where.ts';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Withdraws an unsigned letter to its drafter. */
function WithdrawDialog({ letter, onSettled, onClose }: Props) {
  const { withdrawLetter } = useNaskah();
  const notify = useNotify();
  const given = letter.reviewers.filter(({ status }) => status === 'approved').length;
  return (
    <AskDialog
      title={translate(placeMessages.withdrawTitle)}
      text={{
        label: translate(commonMessages.reason),
        field: 'reason',
        missing: translate(placeMessages.reasonMissing),
        max: 2000,
      }}
      confirm={translate(placeMessages.withdraw)}
      danger
      onConfirm={async (reason) => {
        await withdrawLetter(letter.id, reason);
        notify(translate(placeMessages.withdrawn), { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> {translate(placeMessages.backToDraft)}{' '}
      {given > 0 && `${translate(placeMessages.initialsStay(given))} `}
      {translate(placeMessages.isTold(holderNames(letter) || translate(placeMessages.holder)))}
    </AskDialog>
  );
}

export default WithdrawDialog;
