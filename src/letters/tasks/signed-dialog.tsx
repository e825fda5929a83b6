import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { detailMessages } from './detail-messages.ts';

type Props = { number: string | null; onLeave: () => void };

/** The number that the signature gave the letter (SPEC B1.3). */
export function SignedDialog({ number, onLeave }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onLeave} fullWidth aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{translate(detailMessages.signed)}</DialogTitle>
      <DialogContent className="mailbox-sign">
        <label htmlFor={id}>{translate(detailMessages.number)}</label>
        <output id={id}>{number}</output>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus>
          {translate(detailMessages.continue)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
