import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NumberListItem } from '../../../domain/letters/letter-number.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { messages } from './messages.ts';

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
      notify(translate(messages.cancelled), { type: 'success' });
      onClose();
      void client.invalidateQueries({ queryKey: ['numbers'] });
    });
  return (
    <FormDialog
      title={translate(messages.cancelTitle)}
      confirm={translate(messages.cancelConfirm)}
      danger
      form={form}
      onSubmit={cancel}
      onClose={onClose}
    >
      <p>
        <b>{item.number}</b> {translate(messages.cancelText)}
      </p>
      <TextLine
        label={translate(commonMessages.reason)}
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
