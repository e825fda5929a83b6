import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { AskDialog } from './ask-dialog.tsx';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Takes a letter back to its drafter while nobody has signed it. */
const WithdrawDialog = ({ letter, onSettled, onClose }: Props) => {
  const { withdrawLetter } = useNaskah();
  const notify = useNotify();
  const given = letter.reviewers.filter(({ status }) => status === 'approved').length;
  return (
    <AskDialog
      title="Tarik kembali naskah ini?"
      text={{
        label: 'Alasan',
        field: 'reason',
        missing: 'Isi alasan agar pemeriksa tahu mengapa naskah ditarik.',
        max: 2000,
      }}
      confirm="Tarik kembali"
      danger
      onConfirm={async (reason) => {
        await withdrawLetter(letter.id, reason);
        notify('Naskah ditarik kembali dan dapat diperbaiki', { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> kembali ke Draft untuk diperbaiki.{' '}
      {given > 0 && `${given} paraf yang sudah diberikan tetap berlaku. `}
      {letter.holder?.personName || 'Pemegang naskah'} diberi tahu beserta alasannya.
    </AskDialog>
  );
};

export default WithdrawDialog;
