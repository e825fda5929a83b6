import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { AskDialog } from '../where/ask-dialog.tsx';

type Props = {
  letter: Letter;
  onSettled: () => void;
  onDone: () => void;
  onClose: () => void;
};

/** The signer's way to send a letter back instead of signing it. */
const ReturnDialog = ({ letter, onSettled, onDone, onClose }: Props) => {
  const { reviewLetter } = useNaskah();
  const notify = useNotify();
  // What was read before it was asked, whatever is loaded behind the dialog meanwhile.
  const [version] = useState(letter.version);
  return (
    <AskDialog
      title="Kembalikan naskah ini?"
      text={{
        label: 'Catatan untuk penyusun',
        field: 'note',
        missing: 'Isi catatan agar penyusun tahu yang perlu diperbaiki.',
        max: 2000,
      }}
      confirm="Kembalikan"
      onConfirm={async (note) => {
        await reviewLetter(letter.id, { decision: 'return', note, version });
        notify(`Dikembalikan kepada penyusun: ${letter.subject}`, { type: 'success' });
        onDone();
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> kembali kepada {letter.userName}. Paraf yang sudah diberikan tetap berlaku;
      setelah diperbaiki, naskah kembali kepada Anda.
    </AskDialog>
  );
};

export default ReturnDialog;
