import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { translate } from '../../lib/language.ts';
import { copyMessages, useCopy } from './use-copy.ts';

/** Something to take along: shown whole, copied by a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const copy = useCopy();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <Line>
        <OutlinedInput id={id} value={value} readOnly fullWidth onFocus={(event) => event.target.select()} />
        <Button startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />} onClick={() => void copy(value)}>
          {translate(copyMessages.copy)}
        </Button>
      </Line>
    </div>
  );
}

const Line = styled('div')({
  display: 'flex',
  gap: 8,
  '@media (max-width: 599px)': { flexWrap: 'wrap' },
});
