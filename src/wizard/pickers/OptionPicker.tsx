import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Option } from '../../../dataProvider/index.ts';
import { pickerWords } from '../../pickers/index.ts';
import type { InputProps } from '../frame/Field.tsx';

type Props = {
  input: InputProps;
  value: string | null;
  /** Shown while the options are on their way. */
  valueName?: string | null;
  options: Option[];
  isLoading: boolean;
  onChange: (option: Option | null) => void;
  placeholder?: string;
};

/** A field over a short list that is already here. */
export const OptionPicker = (props: Props) => {
  const { input, value, valueName, options, isLoading, onChange, placeholder } = props;
  const chosen =
    options.find((option) => option.id === value) ?? (value ? { id: value, label: valueName ?? '…' } : null);
  return (
    <Autocomplete<Option>
      id={input.id}
      size="small"
      fullWidth
      value={chosen}
      options={options}
      loading={isLoading}
      loadingText={pickerWords.loading.id}
      noOptionsText={options.length > 0 ? pickerWords.none.id : pickerWords.empty.id}
      clearText="Kosongkan"
      openText="Buka pilihan"
      closeText="Tutup pilihan"
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      onChange={(_, option) => onChange(option)}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={placeholder}
          error={input['aria-invalid']}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': input['aria-describedby'] },
          }}
        />
      )}
    />
  );
};
