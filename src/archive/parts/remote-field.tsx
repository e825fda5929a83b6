import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useRemoteOptions } from '../../ui/pickers/index.ts';

/** An option: one line, and a quieter second one. */
export type RemoteOption = { id: string; key: string; label: string; more: string };
type Props<Option> = {
  id: string;
  value: Option | null;
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Offered before anything is typed. */
  first?: readonly Option[];
  search: (typed: string, options: { signal: AbortSignal }) => Promise<Option[]>;
  onChange: (value: Option | null) => void;
};

/** A field that finds its options on the server (SPEC A5, Remote pickers). */
export function RemoteField<Option extends RemoteOption>({
  id,
  value,
  placeholder,
  error,
  hint,
  first = [],
  search,
  onChange,
}: Props<Option>) {
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { options, isLoading, message } = useRemoteOptions(search, isTyping ? typed : '');
  const isAsked = isTyping && typed.trim() !== '';
  // Enter while the search runs takes the first result: else it would submit the form with the old value.
  const [takesFirst, setTakesFirst] = useState(false);
  const [found] = options;
  useEffect(() => {
    if (!takesFirst || isLoading) return;
    setTakesFirst(false);
    if (found) onChange(found);
  }, [takesFirst, isLoading, found, onChange]);
  return (
    <Autocomplete<Option>
      id={id}
      size="small"
      fullWidth
      autoHighlight
      value={value}
      inputValue={typed}
      options={isAsked ? options : withChosen(first, value)}
      loading={isLoading}
      loadingText={translate(message)}
      noOptionsText={translate(message)}
      clearText={translate(commonMessages.clear)}
      openText={placeholder}
      closeText={translate(commonMessages.cancel)}
      filterOptions={(all) => all}
      getOptionKey={(option) => option.key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.label}
            {option.more && <small style={{ display: 'block', color: 'var(--ink-3)' }}>{option.more}</small>}
          </span>
        </li>
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isAsked || !isLoading) return;
        event.preventDefault();
        setTakesFirst(true);
      }}
      onInputChange={(_, text, reason) => {
        setTakesFirst(false);
        setTyping(reason === 'input');
        setTyped(text);
      }}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={placeholder}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
}

const withChosen = <Option extends RemoteOption>(
  first: readonly Option[],
  value: Option | null,
): readonly Option[] =>
  first.length === 0 || !value || first.some(({ key }) => key === value.key) ? first : [value, ...first];
