import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { BookedNumber } from '../../resources/naskah-dinas/letter-number.ts';

/** The numbers that were taken, to be read off. */
export const Booked = ({ numbers, onClose }: { numbers: BookedNumber[]; onClose: () => void }) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {numbers.length > 1 ? `${numbers.length} nomor dipesan` : 'Nomor dipesan'}
      </DialogTitle>
      <DialogContent className="form-dialog">
        <ol className="numbers-booked">
          {numbers.map((one) => (
            <li key={one.id}>{one.number}</li>
          ))}
        </ol>
        <p>Bagian bertanda … terisi menurut keamanan dan klasifikasi naskah yang memakainya.</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Selesai
        </Button>
      </DialogActions>
    </Dialog>
  );
};
