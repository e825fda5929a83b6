import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { translate } from '../../../lib/language.ts';
import { messages } from './messages.ts';

/** The numbers that were taken, to be read off. */
export function Booked({ numbers, onClose }: { numbers: BookedNumber[]; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {numbers.length > 1 ? translate(messages.bookedMany(numbers.length)) : translate(messages.bookedOne)}
      </DialogTitle>
      <DialogContent className="form-dialog">
        <ol className="numbers-booked">
          {numbers.map((one) => (
            <li key={one.id}>{one.number}</li>
          ))}
        </ol>
        <p>{translate(messages.dotsText)}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate(messages.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
