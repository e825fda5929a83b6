import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { placeWords } from './words.ts';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Withdraws an unsigned letter to its drafter. */
function WithdrawDialog({ letter, onSettled, onClose }: Props) {
  const { withdrawLetter } = useNaskah();
  const notify = useNotify();
  const given = letter.reviewers.filter(({ status }) => status === 'approved').length;
  return (
    <AskDialog
      title={say(placeWords.withdrawTitle)}
      text={{
        label: say(commonWords.reason),
        field: 'reason',
        missing: say(placeWords.reasonMissing),
        max: 2000,
      }}
      confirm={say(placeWords.withdraw)}
      danger
      onConfirm={async (reason) => {
        await withdrawLetter(letter.id, reason);
        notify(say(placeWords.withdrawn), { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> {say(placeWords.backToDraft)}{' '}
      {given > 0 && `${say(placeWords.initialsStay(given))} `}
      {say(placeWords.isTold(letter.holder?.personName || say(placeWords.holder)))}
    </AskDialog>
  );
}

export default WithdrawDialog;
