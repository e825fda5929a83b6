import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NumberListItem } from '../../../domain/letters/letter-number.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { say } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { words } from './words.ts';

/** A booked number that is not needed: it stays taken, with the reason. */
function CancelNumberDialog({ item, onClose }: { item: NumberListItem; onClose: () => void }) {
  const { cancelNumber } = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();
  const { errors, submit, ...form } = useSubmit('reason');
  const [reason, setReason] = useState('');
  const cancel = () =>
    submit(async () => {
      await cancelNumber(item.id, reason);
      notify(say(words.cancelled), { type: 'success' });
      onClose();
      void client.invalidateQueries({ queryKey: ['numbers'] });
    });
  return (
    <FormDialog
      title={say(words.cancelTitle)}
      confirm={say(words.cancelConfirm)}
      danger
      form={form}
      onSubmit={cancel}
      onClose={onClose}
    >
      <p>
        <b>{item.number}</b> {say(words.cancelText)}
      </p>
      <TextLine
        label={say(commonWords.reason)}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        max={reasonLimit}
        lines={2}
      />
    </FormDialog>
  );
}

export default CancelNumberDialog;
