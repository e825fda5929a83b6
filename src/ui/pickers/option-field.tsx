import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Option } from '../../../dataProvider/index.ts';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../words.ts';
import { pickerWords } from './words.ts';

type Props = {
  input: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean };
  value: Option | null;
  options: Option[];
  isLoading: boolean;
  onChange: (option: Option | null) => void;
  placeholder?: string | undefined;
};

/** A field over a short list that is already here. */
export function OptionField({ input, value, options, isLoading, onChange, placeholder }: Props) {
  return (
    <Autocomplete<Option>
      id={input.id}
      size="small"
      fullWidth
      value={value}
      options={options}
      loading={isLoading}
      loadingText={say(commonWords.loading)}
      noOptionsText={options.length > 0 ? say(commonWords.notFound) : say(pickerWords.empty)}
      clearText={say(commonWords.clear)}
      openText={say(pickerWords.openOptions)}
      closeText={say(pickerWords.closeOptions)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      onChange={(_, option) => onChange(option)}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={placeholder}
          error={input['aria-invalid'] ?? false}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': input['aria-describedby'] },
          }}
        />
      )}
    />
  );
}
