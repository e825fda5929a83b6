import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { translate } from '../../lib/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FirstField } from './first-field.tsx';
import { commonMessages, partMessages } from './messages.ts';
import { typedIn } from './typed-in.ts';
import type { Submit } from './use-submit.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

type Props = {
  title: string;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean | undefined;
  /** Of useSubmit; none where nothing is requested. */
  form?: Pick<Submit, 'isPending' | 'failure'>;
  /** False while data of the form loads. */
  ready?: boolean;
  /** Whether something would be lost; without it, text typed in the form. */
  isTyped?: boolean;
  /** Words of the question before it is lost. */
  discard?: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirm' | 'cancel' | 'children'>;
  /** Beside the buttons. */
  note?: ReactNode;
  /** Of the content, instead of the small form's. */
  className?: string;
  frame?: Pick<DialogProps, 'fullScreen' | 'maxWidth' | 'slotProps'>;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Small form in a dialog (LOOK, Dialog): submitted by button or Enter, not closable meanwhile. With typed text
 * an outside click does nothing, Escape and leaving the page ask first.
 */
export function FormDialog(props: Props) {
  const { title, confirm, danger, ready = true, note, className = 'form-dialog', onSubmit, onClose } = props;
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
  const act = (event: SyntheticEvent) => form.current && typed.act(form.current, event);
  const isTyped = () => props.isTyped ?? (form.current !== null && typed.isTyped(form.current));
  useUnloadGuard(isTyped);
  const leave = (reason: 'backdropClick' | 'escapeKeyDown') => {
    if (isPending) return;
    if (!isTyped()) return onClose();
    if (reason === 'escapeKeyDown') setAsking(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the form behind it, though the DOM is elsewhere.
    event.stopPropagation();
    if (!isPending && ready) onSubmit(event);
  };
  return (
    <>
      <Dialog {...props.frame} open onClose={(_, reason) => leave(reason)} fullWidth aria-labelledby={id}>
        <form
          ref={appear}
          onSubmit={submit}
          onFocus={look}
          onKeyDownCapture={act}
          onPointerDownCapture={act}
          onClickCapture={act}
          onChangeCapture={act}
          onInputCapture={act}
          onPasteCapture={act}
          noValidate
          className="form-dialog-frame"
        >
          <FirstField />
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent className={className}>
            {props.children}
            <p role="alert" className="form-dialog-failure">
              {failure}
            </p>
          </DialogContent>
          <DialogActions>
            {note}
            <Button variant="text" onClick={onClose} disabled={isPending}>
              {translate(commonMessages.cancel)}
            </Button>
            <Button
              variant="contained"
              color={danger ? 'error' : 'primary'}
              type="submit"
              loading={isPending}
              disabled={!ready}
            >
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={translate(partMessages.discard)}
        confirm={translate(partMessages.discardDo)}
        cancel={translate(partMessages.stay)}
        {...props.discard}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type LabelledProps = { id: string; label: string; isOptional?: boolean; children: ReactNode };

/** A label above its field (LOOK, Forms). */
export function Labelled({ id, label, isOptional, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {isOptional && <span> {translate(commonMessages.optional)}</span>}
      </label>
      {children}
    </div>
  );
}
