import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Copy from 'lucide-react/icons/copy';
import { useNotify } from 'react-admin';
import { say } from '../../lib/language.ts';
import { Labelled } from '../ui/form-dialog.tsx';
import { subscriptionWords as words } from './words.ts';

/** The address while shown: to copy, or to open in the device's calendar program. */
export function AddressField({ address }: { address: string }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify(say(words.copied), { type: 'success' });
    } catch {
      notify(say(words.notCopied), { type: 'warning' });
    }
  };
  return (
    <div>
      <Labelled id="alamat-kalender" label={say(words.address)}>
        <div className="calendar-address">
          <OutlinedInput
            id="alamat-kalender"
            value={address}
            readOnly
            fullWidth
            inputProps={{ 'aria-describedby': 'alamat-rahasia' }}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="contained"
            startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => void copy()}
          >
            {say(words.copy)}
          </Button>
        </div>
      </Labelled>
      <small id="alamat-rahasia">{say(words.secret)}</small>
      <Button variant="text" component="a" href={address.replace(/^https?:/, 'webcal:')}>
        {say(words.openProgram)}
      </Button>
    </div>
  );
}
