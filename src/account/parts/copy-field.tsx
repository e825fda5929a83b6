import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { copyMessages, useCopy } from '../../ui/use-copy.ts';

/** Something to take along: shown whole, copied by a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const copy = useCopy();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <div className="account-copy">
        <OutlinedInput id={id} value={value} readOnly fullWidth onFocus={(event) => event.target.select()} />
        <Button startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />} onClick={() => void copy(value)}>
          {translate(copyMessages.copy)}
        </Button>
      </div>
    </div>
  );
}
