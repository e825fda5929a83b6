import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useRemoteOptions } from '../../ui/pickers/index.ts';
import { useSay } from '../../views/parts.ts';
import { partWords } from './words.ts';

/** What is offered: one line, and a quieter one below. */
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
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { options, isLoading, words } = useRemoteOptions(search, isTyping ? typed : '');
  const isAsked = isTyping && typed.trim() !== '';
  // Enter while the server is asked takes the first of what it finds: else it would send the form as it was before.
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
      loadingText={say(words)}
      noOptionsText={say(words)}
      clearText={say(partWords.clear)}
      openText={placeholder}
      closeText={say(partWords.cancel)}
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

/** What is chosen stands among what is offered. */
const withChosen = <Option extends RemoteOption>(
  first: readonly Option[],
  value: Option | null,
): readonly Option[] =>
  first.length === 0 || !value || first.some(({ key }) => key === value.key) ? first : [value, ...first];
