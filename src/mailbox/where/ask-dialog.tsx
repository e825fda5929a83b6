import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { failureWords, fieldMessage, statusOf } from '../failure-words.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** The text that goes along: what it is called, the field of the answer that complains of it, and why it is needed. */
  text: { label: string; field: string; missing?: string; max: number };
  confirm: string;
  danger?: boolean;
  /** @returns nothing; throws what the server answers */
  onConfirm: (text: string) => Promise<void>;
  /** The letter has moved on in the meantime. */
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

/** Asks before a step that tells others, with a sentence to go along. What was typed stays when it fails. */
export const AskDialog = (props: Props) => {
  const { title, children, text, confirm, danger, onConfirm, onRefused, onClose } = props;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const complain = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (text.missing && !typed.trim()) return complain(text.missing);
    setSending(true);
    try {
      await onConfirm(typed.trim());
      onClose();
    } catch (failure) {
      setSending(false);
      const status = statusOf(failure);
      if (status === 403 || status === 404 || status === 409) {
        onClose();
        onRefused(failure);
      } else complain(fieldMessage(failure, text.field) ?? failureWords(failure));
    }
  };
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth aria-labelledby={`${id}title`}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={`${id}title`}>{title}</DialogTitle>
        <DialogContent className="mailbox-ask">
          <p>{children}</p>
          <label htmlFor={id}>
            {text.label}
            {!text.missing && <span> (opsional)</span>}
          </label>
          <TextField
            id={id}
            inputRef={field}
            multiline
            minRows={2}
            maxRows={6}
            fullWidth
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError('');
            }}
            error={Boolean(error)}
            helperText={error || undefined}
            slotProps={{ htmlInput: { maxLength: text.max } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            Batal
          </Button>
          <Button variant="contained" color={danger ? 'error' : 'primary'} type="submit" loading={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
