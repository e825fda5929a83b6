import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { passwordMessages as messages } from './messages.ts';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  onType?: (typed: string) => void;
  error?: string | undefined;
};

/** Password field with a reveal button, so that no second entry is needed. */
export function PasswordField({ name, label, autoComplete, onType, error }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        onChange={(event) => onType?.(event.target.value)}
        error={Boolean(error)}
        fullWidth
        slotProps={{
          input: {
            autoComplete,
            maxLength: 200,
            spellCheck: false,
            autoCapitalize: 'none',
            'aria-describedby': error ? `${id}-words` : undefined,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={translate(messages.show)}
              aria-pressed={isShown}
              aria-controls={id}
              title={translate(messages.show)}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? (
                <EyeOff size={18} strokeWidth={1.6} aria-hidden />
              ) : (
                <Eye size={18} strokeWidth={1.6} aria-hidden />
              )}
            </IconButton>
          </InputAdornment>
        }
      />
      {error && (
        <p id={`${id}-words`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
