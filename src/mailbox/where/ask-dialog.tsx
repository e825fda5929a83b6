import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormDialog, Labelled } from '../../shell/index.ts';
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
  const send = async () => {
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
    <FormDialog
      title={title}
      confirm={confirm}
      danger={danger}
      isSending={isSending}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{children}</p>
      <Labelled id={id} label={text.label} isOptional={!text.missing}>
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
      </Labelled>
    </FormDialog>
  );
};
