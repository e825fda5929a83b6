import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode, Ref } from 'react';

export type TextBoxProps = {
  id: string;
  name?: string;
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: boolean;
  describedBy?: string;
  /** Names a box that has no label of its own. */
  label?: string;
  /** The keyboard of a phone. */
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
  type?: string;
  placeholder?: string;
  before?: ReactNode;
  behind?: ReactNode;
};

/** One line to type in; what may stand at its ends. */
export function TextBox({ onChange, describedBy, label, inputMode, before, behind, ...rest }: TextBoxProps) {
  return (
    <OutlinedInput
      {...rest}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={behind && <InputAdornment position="end">{behind}</InputAdornment>}
      slotProps={{ input: { inputMode, 'aria-describedby': describedBy, 'aria-label': label } }}
      fullWidth
    />
  );
}
