import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NumberListItem } from '../../../domain/letters/letter-number.ts';
import { say } from '../../../lib/language.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { FormDialog } from './form-dialog.tsx';
import { words } from './words.ts';

/** A booked number that is not needed: it stays taken, with the reason. */
function CancelNumberDialog({ item, onClose }: { item: NumberListItem; onClose: () => void }) {
  const { cancelNumber } = useNaskah();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const send = async () => {
    await cancelNumber(item.id, reason);
    notify(say(words.cancelled), { type: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={say(words.cancelTitle)}
      confirm={say(words.cancelConfirm)}
      danger
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <b>{item.number}</b> {say(words.cancelText)}
          </p>
          <TextLine
            label={say(words.reason)}
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
}

export default CancelNumberDialog;
