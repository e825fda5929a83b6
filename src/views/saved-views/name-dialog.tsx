import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { HttpError } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { FirstField } from '../../shell/index.ts';
import { Help, Label } from '../inputs/field-shell.tsx';
import { messageOf } from '../message-of.ts';
import { words } from '../words.ts';
import { viewWords } from './words.ts';

type Props = {
  title: string;
  name?: string;
  /** Whether it may be made the default here. */
  asksDefault?: boolean;
  onSave: (view: { name: string; isDefault: boolean }) => Promise<void>;
  onClose: () => void;
};

/** Asks what a view is called. */
export default function NameDialog({ title, name = '', asksDefault, onSave, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [isDefault, setDefault] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the list's forms, though the DOM is elsewhere.
    event.stopPropagation();
    if (!typed.trim()) {
      setError(say(viewWords.nameMissing));
      return;
    }
    setBusy(true);
    try {
      await onSave({ name: typed.trim(), isDefault });
      onClose();
    } catch (failure) {
      const errors = failure instanceof HttpError ? failure.body?.errors : undefined;
      setError(String(errors?.name ?? messageOf(failure)));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <FirstField />
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent style={{ display: 'grid', gap: '6px', color: 'var(--ink)' }}>
          <Label htmlFor={id}>{say(viewWords.name)}</Label>
          <OutlinedInput
            id={id}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
            error={error !== undefined}
            autoComplete="off"
            slotProps={{ input: { maxLength: 80, 'aria-describedby': `${id}-help` } }}
          />
          <Help id={id} {...(error !== undefined && { error })} />
          {asksDefault && (
            <FormControlLabel
              control={<Checkbox checked={isDefault} onChange={(_, on) => setDefault(on)} />}
              label={say(viewWords.asDefault)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {say(words.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={isBusy}>
            {say(viewWords.keep)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
