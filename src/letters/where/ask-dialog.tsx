import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';

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
  const { errors, isStale, submit, refuse, clear, ...form } = useSubmit(text.field);
  const id = useId();

  const send = () => {
    if (text.missing && !typed.trim()) return refuse({ [text.field]: text.missing });
    return submit(async () => {
      await onConfirm(typed.trim());
      setTyped('');
      onClose();
    });
  };
  const close = () => {
    onClose();
    if (isStale) onStale();
  };
  return (
    <FormDialog title={title} confirm={confirm} danger={danger} form={form} onSubmit={send} onClose={close}>
      <p>{children}</p>
      <Labelled id={id} label={text.label} isOptional={!text.missing}>
        <TextField
          id={id}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            clear(text.field);
          }}
          error={Boolean(errors[text.field])}
          helperText={errors[text.field]}
          slotProps={{ htmlInput: { maxLength: text.max } }}
        />
      </Labelled>
    </FormDialog>
  );
}
