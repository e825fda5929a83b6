import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FaultLine } from '../fault-line.tsx';
import { Labelled } from '../form-dialog.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  type?: 'text' | 'number' | 'password';
  isOptional?: boolean;
  max?: number;
  lines?: number;
  /** The browser's autofill token; default for a password: the current one. */
  autoComplete?: string;
  autoFocus?: boolean;
};

/** A labelled field of the small forms: label above, hint or fault below. */
export function TextLine({
  label,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  isOptional,
  max,
  lines,
  autoComplete = type === 'password' ? 'current-password' : undefined,
  autoFocus,
}: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label} {...(isOptional && { isOptional })}>
      <TextField
        id={id}
        size="small"
        hiddenLabel
        fullWidth
        {...(autoFocus && { autoFocus })}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        helperText={error ? <FaultLine text={error} /> : hint}
        {...(lines && { multiline: true, minRows: lines })}
        slotProps={{
          htmlInput: {
            ...(max && { maxLength: max }),
            ...(autoComplete && { autoComplete }),
          },
        }}
      />
    </Labelled>
  );
}
