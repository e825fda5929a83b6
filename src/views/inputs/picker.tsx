import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Ref as ReactRef, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { useRemoteOptions } from '../../pickers/index.ts';
import type { Ref } from '../record.ts';
import { useSay } from '../say.ts';
import { formWords, words } from '../words.ts';
import { Chevron } from './chevron.tsx';

type Common = {
  id: string;
  /** The resource whose records are offered. */
  to: string;
  only?: Record<string, unknown>;
  label: string;
  labelledBy?: string;
  error?: boolean;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: ReactRef<HTMLInputElement>;
  autoFocus?: boolean;
  /** Not offered: the record itself, as its own parent. */
  without?: string;
};
type One = Common & { multiple?: false; value: Ref | null; onChange: (value: Ref | null) => void };
type Many = Common & { multiple: true; value: Ref[]; onChange: (value: Ref[]) => void };

/** Records of another resource, found by typing (SPEC A5, remote pickers). */
export function Picker(props: One | Many) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // What stands in a single picker's input while nothing is typed is the choice itself, not a question.
  const asked = !props.multiple && props.value?.label === typed ? '' : typed;
  const { lookup } = useNaskah();
  const { to, only } = props;
  const found = useRemoteOptions<Option>(
    (q, { signal }) => lookup(to, { q, filter: only, signal }),
    open ? asked : '',
  );
  const shared = {
    id: props.id,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputValue: typed,
    onInputChange: (_: unknown, text: string) => setTyped(text),
    options: found.options.filter((option) => option.id !== props.without) as Ref[],
    filterOptions: (all: Ref[]) => all,
    getOptionLabel: (option: Ref) => option.label,
    getOptionKey: (option: Ref) => option.id,
    isOptionEqualToValue: (option: Ref, value: Ref) => option.id === value.id,
    loading: found.isLoading,
    loadingText: say(found.words),
    noOptionsText: say(found.words),
    openText: say(formWords.openOptions(props.label)),
    closeText: say(words.close),
    clearText: say(words.clear),
    onBlur: props.onBlur,
    popupIcon: <Chevron />,
    sx: { '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { paddingLeft: '3px' } },
    size: 'small' as const,
    fullWidth: true,
  };
  const renderInput: React.ComponentProps<typeof Autocomplete>['renderInput'] = (params) => (
    <TextField
      {...params}
      error={props.error}
      inputRef={props.inputRef}
      autoFocus={props.autoFocus}
      placeholder={isEmpty(props.value) ? say(formWords.search) : undefined}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          'aria-describedby': props.describedBy,
          'aria-label': props.labelledBy ? undefined : props.label,
        },
      }}
    />
  );
  return props.multiple ? (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={props.value}
      onChange={(_, value) => props.onChange(value.map(refOf))}
      renderInput={renderInput}
    />
  ) : (
    <Autocomplete
      {...shared}
      value={props.value}
      onChange={(_, value) => props.onChange(value && refOf(value))}
      renderInput={renderInput}
    />
  );
}

const refOf = ({ id, label }: Option | Ref): Ref => ({ id, label });
const isEmpty = (value: Ref | Ref[] | null): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);
