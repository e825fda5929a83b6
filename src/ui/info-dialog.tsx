import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { translate } from '../../lib/language.ts';
import { commonMessages } from './messages.ts';

type Props = Pick<DialogProps, 'maxWidth' | 'slotProps'> & {
  title: ReactNode;
  /** Of the button; without it "Tutup". */
  close?: string;
  /** Focuses the button: the content is read, not worked on. */
  isFocused?: boolean;
  /** Only the button closes it: its content is shown once. */
  isShownOnce?: boolean;
  /** Before the button. */
  actions?: ReactNode;
  /** The dialog's main action, after the button. */
  main?: ReactNode;
  /** Of the content. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Something to read in a dialog (LOOK, Dialog), without fields of its own. */
export function InfoDialog({ title, isFocused = false, isShownOnce = false, ...props }: Props) {
  const {
    close = translate(commonMessages.close),
    actions,
    main,
    className,
    onClose,
    children,
    ...frame
  } = props;
  const id = useId();
  return (
    <Dialog open fullWidth {...frame} onClose={() => isShownOnce || onClose()} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent className={className}>{children}</DialogContent>
      <DialogActions>
        {actions}
        <Button variant={main ? 'text' : 'contained'} onClick={onClose} autoFocus={isFocused}>
          {close}
        </Button>
        {main}
      </DialogActions>
    </Dialog>
  );
}
