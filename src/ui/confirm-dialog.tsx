import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { translate } from '../../lib/language.ts';
import { commonMessages } from './messages.ts';

type Props = {
  open: boolean;
  /** The question. */
  title: string;
  /** Verb of the button; without it the dialog only informs. */
  confirm?: string | undefined;
  cancel?: string;
  danger?: boolean;
  /** It is being done: neither again nor back. */
  busy?: boolean;
  /** False while data for the confirmation loads; cancel needs none. */
  ready?: boolean;
  children?: ReactNode;
  onConfirm?: () => void;
  onClose: () => void;
};

/** Confirms a loss: 480 px wide, the title is the question, the button is the verb (LOOK). */
export function ConfirmDialog({
  open,
  title,
  confirm,
  cancel = translate(commonMessages.cancel),
  danger,
  busy,
  ready = true,
  children,
  onConfirm,
  onClose,
}: Props) {
  const id = useId();
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        {/* A destructive action is never one key away: focus the cancel button. */}
        <Button variant="text" onClick={onClose} disabled={busy} autoFocus={danger}>
          {confirm ? cancel : translate(commonMessages.close)}
        </Button>
        {confirm && (
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            // Once closed it fades, and keeps the focus meanwhile.
            onClick={open ? onConfirm : undefined}
            disabled={busy || !ready}
            autoFocus={!danger}
          >
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
