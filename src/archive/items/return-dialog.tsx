import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { itemMessages as messages } from './messages.ts';

/** Records the return of the paper; its condition is optional. */
export function ReturnDialog({
  onSend,
  onClose,
}: {
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [note, setNote] = useState('');
  const { submit, ...form } = useSubmit();
  return (
    <FormDialog
      title={translate(messages.takeBackTitle)}
      confirm={translate(messages.takeBack)}
      form={form}
      onSubmit={() =>
        submit(async () => {
          await onSend(note);
          onClose();
        })
      }
      onClose={onClose}
    >
      <Labelled id={id} label={translate(messages.takeBackNote)} isOptional>
        <OutlinedInput id={id} fullWidth value={note} onChange={(event) => setNote(event.target.value)} />
      </Labelled>
    </FormDialog>
  );
}
