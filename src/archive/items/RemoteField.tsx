import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRemoteOptions } from '../../pickers/index.ts';
import { useSay } from '../../views/parts.ts';
import { itemWords } from './words.ts';

/** What is offered: one line, and a quieter one below. */
export type RemoteOption = { id: string; key: string; label: string; more: string };
type Props = {
  id: string;
  value: RemoteOption | null;
  placeholder: string;
  error?: string | undefined;
  search: (typed: string, options: { signal: AbortSignal }) => Promise<RemoteOption[]>;
  onChange: (value: RemoteOption | null) => void;
};

/** A field that finds its options on the server (SPEC A5, Remote pickers). */
export function RemoteField({ id, value, placeholder, error, search, onChange }: Props) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { options, isLoading, words } = useRemoteOptions(search, isTyping ? typed : '');
  return (
    <Autocomplete<RemoteOption>
      id={id}
      size="small"
      fullWidth
      autoHighlight
      value={value}
      inputValue={typed}
      options={options}
      loading={isLoading}
      loadingText={say(words)}
      noOptionsText={say(words)}
      clearText={say(itemWords.cancel)}
      openText={placeholder}
      closeText={say(itemWords.cancel)}
      filterOptions={(all) => all}
      getOptionKey={(option) => option.key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.label}
            <small style={{ display: 'block', color: 'var(--ink-3)' }}>{option.more}</small>
          </span>
        </li>
      )}
      onInputChange={(_, text, reason) => {
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
          helperText={error}
        />
      )}
    />
  );
}
