import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type ReactNode, useMemo, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useRemoteOptions } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { pickerMessages } from './messages.ts';

type Props<T> = {
  input: InputProps;
  value: T | null;
  onChange: (value: T | null) => void;
  search: (typed: string, options: { signal: AbortSignal }) => Promise<T[]>;
  keyOf: (option: T) => string;
  labelOf: (option: T) => string;
  show?: (option: T) => ReactNode;
  /** Options that may not be chosen (again). */
  isExcluded?: (option: T) => boolean;
  placeholder?: string;
  /** Options under headings; they come sorted by them. */
  sectionOf?: (option: T) => string;
  /** Offered before anything is typed. */
  recent?: readonly T[];
  /** Over those, where they are not the people written to last. */
  recentHeading?: string;
  /** Opens with the focus, so that what was recent is one key away. */
  opensOnFocus?: boolean;
  /** A list is filled with it: the field is empty again after each choice. */
  isAdder?: boolean;
};

/** A field that finds its options on the server (SPEC A5, Remote pickers). */
export function RemotePicker<T>(props: Props<T>) {
  const {
    input,
    value,
    onChange,
    search,
    keyOf,
    labelOf,
    show,
    isExcluded,
    sectionOf,
    placeholder,
    isAdder,
    recent = [],
    recentHeading = translate(pickerMessages.recent),
    opensOnFocus = false,
  } = props;
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const key = value === null ? null : keyOf(value);
  // An equal object, as each save of the draft passes, would reset the typed search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the choice is another one
  const chosen = useMemo(() => value, [key]);
  const { options, isLoading, message } = useRemoteOptions(search, isTyping ? typed : '');
  const isSearching = isTyping && typed.trim() !== '';
  const fitting = isSearching ? options : recent;
  const left = fitting.filter((option) => !isExcluded?.(option));
  const headedRecent = () => recentHeading;
  const headed = isSearching ? sectionOf : left.length > 0 ? headedRecent : undefined;
  return (
    <Autocomplete
      id={input.id}
      size="small"
      fullWidth
      value={isAdder ? null : chosen}
      inputValue={typed}
      options={left}
      loading={isLoading}
      loadingText={translate(message)}
      noOptionsText={translate(options.length > 0 ? pickerMessages.allChosen : message)}
      clearText={translate(commonMessages.clear)}
      openText={translate(pickerMessages.openChoices)}
      closeText={translate(pickerMessages.closeChoices)}
      filterOptions={(all) => all}
      // One heading over everything would say nothing.
      {...(headed &&
        (headed === headedRecent || new Set(options.map(headed)).size > 1) && { groupBy: headed })}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      autoHighlight
      openOnFocus={opensOnFocus}
      clearOnBlur
      blurOnSelect={false}
      renderOption={({ key, ...option }, item) => (
        <li key={key} {...option}>
          {show ? show(item) : labelOf(item)}
        </li>
      )}
      onInputChange={(_, text, reason) => {
        setIsTyping(reason === 'input');
        setTyped(isAdder && reason !== 'input' ? '' : text);
      }}
      onChange={(_, chosen) => {
        onChange(chosen);
        if (isAdder) setTyped('');
      }}
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
}
