import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Booked } from './booked.tsx';
import { messages } from './messages.ts';

/** A number between two that were given: 045.a. */
function InsertDialog({ onClose }: { onClose: () => void }) {
  const { insertNumber } = useNaskah();
  const client = useQueryClient();
  const { errors, submit, ...form } = useSubmit('after', 'reason');
  const [after, setAfter] = useState('');
  const [reason, setReason] = useState('');
  const [made, setMade] = useState<BookedNumber | null>(null);
  const insert = () =>
    submit(async () => {
      setMade(await insertNumber({ after, reason }));
      void client.invalidateQueries({ queryKey: ['numbers'] });
    });
  if (made) return <Booked numbers={[made]} onClose={onClose} />;
  return (
    <FormDialog
      title={translate(messages.insertTitle)}
      confirm={translate(messages.insertConfirm)}
      form={form}
      onSubmit={insert}
      onClose={onClose}
    >
      <p>{translate(messages.insertText)}</p>
      <TextLine
        label={translate(messages.after)}
        value={after}
        onChange={setAfter}
        error={errors.after}
        hint={translate(messages.asPrinted)}
        max={300}
      />
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

export default InsertDialog;
