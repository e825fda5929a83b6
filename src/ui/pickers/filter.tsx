import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { translate } from '../../../lib/language.ts';
import { fieldMessages } from './messages.ts';

type FilterProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** One of them is always chosen. */
  isRequired?: boolean;
};

/** One of some values, or all. */
export function Filter({ label, value, options, onChange, isRequired = false }: FilterProps) {
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      className={value && !isRequired ? 'is-set' : undefined}
      slotProps={{
        select: {
          displayEmpty: true,
          inputProps: { 'aria-label': label },
          renderValue: (chosen) => {
            const known = options.find((option) => option.value === chosen);
            return known ? `${label}: ${known.label}` : translate(fieldMessages.allOf(label));
          },
          MenuProps: { slotProps: { paper: { style: { maxHeight: 380 } } } },
        },
      }}
    >
      {!isRequired && <MenuItem value="">{translate(fieldMessages.allOf(label))}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
