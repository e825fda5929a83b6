import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';

type Props = {
  title: string;
  confirm: string;
  isSending: boolean;
  /** What went wrong that belongs to no field. */
  failure: string;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the dialogs of "Pengiriman". */
export const FormDialog = ({ title, confirm, isSending, failure, onSend, onClose, children }: Props) => {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className="mailbox-dispatch-form">
          {children}
          <p role="alert" className="mailbox-dispatch-failure">
            {failure}
          </p>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            Batal
          </Button>
          <Button variant="contained" type="submit" loading={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** A label above its field (LOOK.md, Forms). */
export const Labelled = ({
  id,
  label,
  isOptional,
  children,
}: {
  id: string;
  label: string;
  isOptional?: boolean;
  children: ReactNode;
}) => (
  <div>
    <label htmlFor={id}>
      {label}
      {isOptional && <span> (opsional)</span>}
    </label>
    {children}
  </div>
);
