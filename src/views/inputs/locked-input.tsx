import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { plainText } from '../kinds/index.tsx';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { FieldShell } from './field-shell.tsx';
import type { InputProps } from './use-field.ts';

/** A value that was set at creation: shown, with a lock, not changed. */
export function LockedInput({ name, field }: InputProps) {
  const id = useId();
  const row = useRecordContext<Row>();
  return (
    <FieldShell id={id} field={field}>
      <Locked
        id={id}
        value={row ? plainText(name, field, row) : ''}
        readOnly
        endAdornment={
          <InputAdornment position="end">
            <Tooltip title={translate(messages.locked)}>
              <Lock size={15} strokeWidth={1.6} aria-hidden />
            </Tooltip>
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
        fullWidth
      />
    </FieldShell>
  );
}

const Locked = styled(OutlinedInput)({
  backgroundColor: 'var(--sunken)',
  '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--line)',
  },
});
