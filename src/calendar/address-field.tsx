import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Copy from 'lucide-react/icons/copy';
import { translate } from '../../lib/language.ts';
import { Labelled } from '../ui/form-dialog.tsx';
import { copyMessages, useCopy } from '../ui/use-copy.ts';
import { subscriptionMessages as messages } from './messages.ts';

/** The address while shown: to copy, or to open in the device's calendar program. */
export function AddressField({ address }: { address: string }) {
  const copy = useCopy(messages.copied);
  return (
    <div>
      <Labelled id="alamat-kalender" label={translate(messages.address)}>
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
            onClick={() => void copy(address)}
          >
            {translate(copyMessages.copy)}
          </Button>
        </div>
      </Labelled>
      <small id="alamat-rahasia">{translate(messages.secret)}</small>
      <Button variant="text" component="a" href={address.replace(/^https?:/, 'webcal:')}>
        {translate(messages.openProgram)}
      </Button>
    </div>
  );
}
