import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { say } from '../../lib/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FirstField } from './first-field.tsx';
import { typedIn } from './typed-in.ts';
import type { Submit } from './use-submit.ts';
import { commonWords, partWords } from './words.ts';

type Props = {
  title: string;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean | undefined;
  /** Of useSubmit; none where nothing is requested. */
  form?: Pick<Submit, 'isPending' | 'failure'>;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Small form in a dialog (LOOK.md, Dialog): submitted by button or Enter, not closable meanwhile. With typed text
 * an outside click does nothing and Escape asks first.
 */
export function FormDialog(props: Props) {
  const { title, confirm, danger, onSubmit, onClose, children } = props;
  const { isPending = false, failure } = props.form ?? {};
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(typedIn);
  const [isAsking, setAsking] = useState(false);
  const look = () => form.current && typed.look(form.current);
  const appear = (made: HTMLFormElement | null) => {
    form.current = made;
    look();
  };
  const leave = (reason: 'backdropClick' | 'escapeKeyDown') => {
    if (isPending) return;
    if (!form.current || !typed.isTyped(form.current)) return onClose();
    if (reason === 'escapeKeyDown') setAsking(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the form behind it, though the DOM is elsewhere.
    event.stopPropagation();
    if (!isPending) onSubmit();
  };
  return (
    <>
      <Dialog open onClose={(_, reason) => leave(reason)} fullWidth aria-labelledby={id}>
        <form ref={appear} onSubmit={submit} onFocus={look} noValidate className="form-dialog-frame">
          <FirstField />
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent className="form-dialog">
            {children}
            <p role="alert" className="form-dialog-failure">
              {failure}
            </p>
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={onClose} disabled={isPending}>
              {say(commonWords.cancel)}
            </Button>
            <Button
              variant="contained"
              color={danger ? 'error' : 'primary'}
              type="submit"
              loading={isPending}
            >
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={say(partWords.discard)}
        confirm={say(partWords.discardDo)}
        cancel={say(partWords.stay)}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type LabelledProps = { id: string; label: string; isOptional?: boolean; children: ReactNode };

/** A label above its field (LOOK.md, Forms). */
export function Labelled({ id, label, isOptional, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {isOptional && <span> {say(commonWords.optional)}</span>}
      </label>
      {children}
    </div>
  );
}
