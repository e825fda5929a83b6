import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean | undefined;
  isSending: boolean;
  /** What went wrong that belongs to no field. */
  failure?: string | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form over the page (LOOK.md, Dialog): sent by the button or Enter, not to be closed while it is on its way. */
export const FormDialog = (props: Props) => {
  const { title, confirm, danger, isSending, failure, onSend, onClose, children } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate className="form-dialog-frame">
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className="form-dialog">
          {children}
          <p role="alert" className="form-dialog-failure">
            {failure}
          </p>
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

type LabelledProps = { id: string; label: string; isOptional?: boolean; children: ReactNode };

/** A label above its field (LOOK.md, Forms). */
export const Labelled = ({ id, label, isOptional, children }: LabelledProps) => (
  <div>
    <label htmlFor={id} id={`${id}-label`}>
      {label}
      {isOptional && <span> (opsional)</span>}
    </label>
    {children}
  </div>
);
