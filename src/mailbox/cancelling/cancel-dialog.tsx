import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { agendaLabel } from '../../../resources/naskah-dinas/incoming.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { AskDialog } from '../where/ask-dialog.tsx';

type Props = { letter: Letter; onSettled: () => void; onClose: () => void };

/** Calls a sent letter, or a wrong registration, back for good, with the reason (DOMAIN 5). */
const CancelDialog = ({ letter, onSettled, onClose }: Props) => {
  const { cancelLetter } = useNaskah();
  const notify = useNotify();
  const isIncoming = letter.from === 'external';
  const agenda = letter.externalToInternal?.agenda;
  return (
    <AskDialog
      title={isIncoming ? 'Batalkan pendaftaran naskah ini?' : 'Batalkan naskah ini?'}
      text={{ label: 'Alasan', field: 'reason', missing: 'Isi alasan pembatalan.', max: 500 }}
      confirm={isIncoming ? 'Batalkan pendaftaran' : 'Batalkan naskah'}
      danger
      onConfirm={async (reason) => {
        await cancelLetter(letter.id, reason);
        notify(isIncoming ? 'Pendaftaran dibatalkan' : 'Naskah dibatalkan', { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> tidak {isIncoming ? 'lagi ditangani' : 'berlaku lagi'} dan tidak dapat
      ditanggapi. {agenda ? `Nomor agenda ${agendaLabel(agenda)}` : `Nomor ${letter.number}`} tetap tercatat
      dan tidak dipakai lagi. Penerima diberi tahu. Pembatalan tidak dapat diurungkan.
    </AskDialog>
  );
};

export default CancelDialog;
