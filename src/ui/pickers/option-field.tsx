import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Option } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../messages.ts';
import { pickerMessages } from './messages.ts';

type Props = {
  input: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean };
  value: Option | null;
  options: Option[];
  isLoading: boolean;
  onChange: (option: Option | null) => void;
  placeholder?: string | undefined;
  /** Options under headings; they come sorted by them. */
  sectionOf?: ((option: Option) => string) | undefined;
};

/** A field over a short list that is already here. */
export function OptionField({ input, value, options, isLoading, onChange, placeholder, sectionOf }: Props) {
  return (
    <Autocomplete<Option>
      id={input.id}
      size="small"
      fullWidth
      value={value}
      options={options}
      loading={isLoading}
      loadingText={translate(commonMessages.loading)}
      noOptionsText={
        options.length > 0 ? translate(commonMessages.notFound) : translate(pickerMessages.empty)
      }
      clearText={translate(commonMessages.clear)}
      openText={translate(pickerMessages.openOptions)}
      closeText={translate(pickerMessages.closeOptions)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      {...(sectionOf && { groupBy: sectionOf })}
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
