import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { FormDialog, Labelled } from '../ui/form-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { searchMessages } from './messages.ts';
import type { Place } from './place.ts';
import { useSavedSearches } from './use-saved-searches.ts';

export default function SaveSearch({ place, onClose }: { place: Place; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState(place.q.slice(0, 80));
  const { save } = useSavedSearches();
  const notify = useNotify();
  const { submit, ...form } = useSubmit();
  const send = () =>
    submit(async () => {
      await save({ name: name.trim(), place });
      notify(translate(searchMessages.savedOne), { type: 'success' });
      onClose();
    });
  return (
    <FormDialog
      title={translate(searchMessages.save)}
      confirm={translate(commonMessages.save)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <Labelled id={id} label={translate(searchMessages.searchName)}>
        <OutlinedInput
          id={id}
          fullWidth
          value={name}
          onChange={(event) => setName(event.target.value)}
          inputProps={{ maxLength: 80 }}
        />
      </Labelled>
    </FormDialog>
  );
}
