import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { say } from '../../lib/language.ts';
import { FormDialog, Labelled } from '../shell/index.ts';
import type { Place } from './place.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import { searchWords } from './words.ts';

export default function SaveSearch({ place, onClose }: { place: Place; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState(place.q.slice(0, 80));
  const { save } = useSavedSearches();
  const notify = useNotify();
  const send = () =>
    save.mutate(
      { name: name.trim(), place },
      {
        onSuccess: () => {
          notify(say(searchWords.savedOne), { type: 'success' });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={say(searchWords.save)}
      confirm={say(searchWords.keep)}
      isSending={save.isPending}
      failure={save.error ? messageOf(save.error) : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Labelled id={id} label={say(searchWords.searchName)}>
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

function messageOf(failure: Error): string {
  const errors: unknown = failure instanceof HttpError ? failure.body?.errors : undefined;
  const name = typeof errors === 'object' && errors !== null && 'name' in errors ? errors.name : undefined;
  return typeof name === 'string' ? name : failure.message || say(searchWords.notSaved);
}
