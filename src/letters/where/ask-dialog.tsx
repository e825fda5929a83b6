import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormDialog, Labelled, useKeptText } from '../../shell/index.ts';
import { failureWords, fieldMessage, isRefusal } from '../failure-words.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** Text sent along: its label, the response field with its errors, and the message when it is missing. */
  text: { label: string; field: string; missing?: string; max: number };
  /** Key under which the typed text is stored in this tab until it is sent. */
  keptAs?: string;
  confirm: string;
  danger?: boolean;
  /** @returns nothing; throws what the server answers */
  onConfirm: (text: string) => Promise<void>;
  /** The letter has changed meanwhile: refetch once the dialog, with its typed text, is closed. */
  onStale: () => void;
  onClose: () => void;
};

/** Confirms a step that notifies others, with a text. Typed text stays on failure. */
export function AskDialog(props: Props) {
  const { title, children, text, keptAs, confirm, danger, onConfirm, onStale, onClose } = props;
  const [typed, setTyped] = useKeptText(keptAs);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isStale, setStale] = useState(false);
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
    setFailure('');
    try {
      await onConfirm(typed.trim());
      setTyped('');
      onClose();
    } catch (thrown) {
      setSending(false);
      setStale(isRefusal(thrown));
      const atField = fieldMessage(thrown, text.field);
      if (atField) complain(atField);
      else setFailure(failureWords(thrown));
    }
  };
  const close = () => {
    onClose();
    if (isStale) onStale();
  };
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      danger={danger}
      isSending={isSending}
      failure={failure}
      onSend={() => void send()}
      onClose={close}
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
}
