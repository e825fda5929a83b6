import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import type { Row } from '../record.ts';
import { holderLabel, type Living } from './holder.ts';
import { lifeMessages } from './messages.ts';

type Props = { resource: Living; row: Row; onClose: () => void };

/** Reminds who holds the record, with a word. */
export default function RemindDialog({ resource, row, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { errors, submit, clear, ...form } = useSubmit('note');
  const holder = holderLabel(resource, String(row.stage), row) ?? '';
  const send = () =>
    submit(async () => {
      await naskah.remindHolder(resource.name, row.id, note.trim());
      onClose();
      notify(translate(lifeMessages.wasReminded(holder)), { type: 'success' });
      await client.invalidateQueries({ queryKey: [resource.name, 'steps', row.id] });
    });
  return (
    <FormDialog
      title={translate(lifeMessages.remindWhom(holder))}
      confirm={translate(lifeMessages.remind)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{translate(lifeMessages.remindOften)}</p>
      <Labelled id={id} label={translate(commonMessages.note)} isOptional>
        <TextField
          id={id}
          multiline
          minRows={2}
          fullWidth
          value={note}
          error={Boolean(errors.note)}
          helperText={errors.note}
          onChange={({ target }) => {
            setNote(target.value);
            clear('note');
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Labelled>
    </FormDialog>
  );
}
