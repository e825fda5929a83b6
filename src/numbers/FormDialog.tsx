import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

type Props = {
  title: string;
  confirm: string;
  danger?: boolean;
  /** Sends it; throws what the server answers. */
  onSend: () => Promise<void>;
  onClose: () => void;
  /** The fields, told what the server said of each. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** A small form over the page: what the server refuses stands at its field, else above the buttons. */
export const FormDialog = ({ title, confirm, danger, onSend, onClose, children }: Props) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const client = useQueryClient();
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      await onSend();
      void client.invalidateQueries({ queryKey: ['numbers'] });
    } catch (failure) {
      const told = errorsOf(failure);
      setErrors(told);
      setMessage(Object.keys(told).length > 0 ? '' : wordsOf(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className="numbers-form">
          {children(errors)}
          {message && (
            <p role="alert" className="numbers-fault">
              {message}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            Batal
          </Button>
          <Button variant="contained" type="submit" loading={isSending} {...(danger && { color: 'error' })}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

function errorsOf(failure: unknown): Record<string, string> {
  const body = (failure as { body?: { errors?: Record<string, unknown> } } | null)?.body;
  return Object.fromEntries(
    Object.entries(body?.errors ?? {}).flatMap(([field, told]) =>
      typeof told === 'string' && field !== 'root' ? [[field, told]] : [],
    ),
  );
}

const wordsOf = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : 'Permintaan ini gagal. Coba lagi.';
