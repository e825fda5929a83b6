import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { translate } from '../../lib/language.ts';
import { commonMessages } from '../ui/messages.ts';
import { Filter } from '../ui/pickers/index.ts';
import { messages } from './messages.ts';

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
export function Choose(props: Props) {
  const { options, isRequired } = props;
  if (options.length > mostInMenu) return <ChooseFromMany {...props} />;
  const all = { value: '', label: translate(messages.all) };
  return <Filter {...props} isRequired options={isRequired ? options : [all, ...options]} />;
}

function ChooseFromMany({ label, value, options, onChange }: Props) {
  return (
    <Autocomplete<Choice>
      size="small"
      className={value ? 'report-choose is-set' : 'report-choose'}
      value={options.find((option) => option.value === value) ?? null}
      options={[...options]}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
      noOptionsText={translate(commonMessages.notFound)}
      clearText={translate(commonMessages.clear)}
      openText={translate(messages.openOptions)}
      closeText={translate(messages.closeOptions)}
      onChange={(_, option) => onChange(option?.value ?? '')}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={`${label}: ${translate(messages.all)}`}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
