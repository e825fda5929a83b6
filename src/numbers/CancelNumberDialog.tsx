import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { NumberListItem } from '../../resources/naskah-dinas/letter-number.ts';
import { TextLine } from '../pickers/index.ts';
import { FormDialog } from './FormDialog.tsx';
import { words } from './words.ts';

/** A booked number that is not needed: it stays taken, with the reason. */
const CancelNumberDialog = ({ item, onClose }: { item: NumberListItem; onClose: () => void }) => {
  const { cancelNumber } = useNaskah();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const send = async () => {
    await cancelNumber(item.id, reason);
    notify('Nomor dibatalkan', { type: 'success' });
    onClose();
  };
  return (
    <FormDialog title="Batalkan nomor ini?" confirm="Batalkan nomor" danger onSend={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            <b>{item.number}</b> tetap tercatat beserta alasannya dan tidak dipakai lagi.
          </p>
          <TextLine
            label={words.reason.id}
            value={reason}
            onChange={setReason}
            error={errors.reason}
            max={500}
            lines={2}
          />
        </>
      )}
    </FormDialog>
  );
};

export default CancelNumberDialog;
