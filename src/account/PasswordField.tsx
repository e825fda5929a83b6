import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  onType?: (typed: string) => void;
  error?: string | undefined;
};

export function PasswordField({ name, label, autoComplete, onType, error }: Props) {
  const id = useId();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type="password"
        onChange={(event) => onType?.(event.target.value)}
        error={Boolean(error)}
        fullWidth
        slotProps={{
          input: { autoComplete, maxLength: 200, 'aria-describedby': error ? `${id}-words` : undefined },
        }}
      />
      {error && (
        <p id={`${id}-words`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
