import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { pickerWords } from '../pickers/index.ts';
import { words } from './words.ts';

export type Choice = { value: string; label: string };
type Props = {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  isRequired?: boolean;
};

/** More than fit on a screen are searched in. */
const mostInMenu = 12;

/** One of some values, or all. */
export const Choose = (props: Props) =>
  props.options.length > mostInMenu ? <ChooseFromMany {...props} /> : <ChooseFromFew {...props} />;

const ChooseFromFew = ({ label, value, options, onChange, isRequired = false }: Props) => (
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
        renderValue: (chosen) =>
          `${label}: ${options.find((option) => option.value === chosen)?.label ?? words.all.id}`,
      },
    }}
  >
    {!isRequired && (
      <MenuItem value="">
        {label}: {words.all.id}
      </MenuItem>
    )}
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

const ChooseFromMany = ({ label, value, options, onChange }: Props) => (
  <Autocomplete<Choice>
    size="small"
    className={value ? 'report-choose is-set' : 'report-choose'}
    value={options.find((option) => option.value === value) ?? null}
    options={[...options]}
    getOptionKey={(option) => option.value}
    isOptionEqualToValue={(one, other) => one.value === other.value}
    autoHighlight
    noOptionsText={pickerWords.none.id}
    clearText="Kosongkan"
    openText="Buka pilihan"
    closeText="Tutup pilihan"
    onChange={(_, option) => onChange(option?.value ?? '')}
    renderInput={(params) => (
      <TextField
        {...params}
        hiddenLabel
        placeholder={`${label}: ${words.all.id}`}
        slotProps={{
          ...params.slotProps,
          htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
        }}
      />
    )}
  />
);
