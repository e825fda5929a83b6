import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
};

export function PasswordField({ name, label, autoComplete, hint, error }: Props) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type="password"
        error={Boolean(error)}
        fullWidth
        slotProps={{
          input: { autoComplete, maxLength: 200, 'aria-describedby': words ? `${id}-words` : undefined },
        }}
      />
      {words && (
        <p
          id={`${id}-words`}
          className={error ? 'field-error' : 'field-hint'}
          role={error ? 'alert' : undefined}
        >
          {words}
        </p>
      )}
    </div>
  );
}
