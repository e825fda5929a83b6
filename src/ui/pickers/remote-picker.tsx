import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type Messages, translate } from '../../../lib/language.ts';
import { commonMessages } from '../messages.ts';
import { CalmPopper } from './calm-popper.tsx';
import { useRemoteOptions } from './use-remote-options.ts';

const messages = {
  allChosen: {
    id: 'Yang cocok sudah dipilih, langsung atau lewat delegasi atau jabatannya.',
    en: 'Whoever matches is chosen already, in person, by delegation or with the post.',
  },
  openChoices: { id: 'Buka pilihan', en: 'Open the choices' },
  closeChoices: { id: 'Tutup pilihan', en: 'Close the choices' },
  recent: { id: 'Terakhir Anda kirimi', en: 'Sent to last' },
} satisfies Messages;

type Props<T> = {
  input: { id: string; 'aria-describedby': string; 'aria-invalid': boolean };
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
  /** Their headings, where they are not the people written to last. */
  recentSectionOf?: (option: T) => string;
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
    recentSectionOf = sentToLast,
    opensOnFocus = false,
  } = props;
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const key = value === null ? null : keyOf(value);
  // An equal object, as each save of the draft passes, would reset the typed search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the choice is another one
  const chosen = useMemo(() => value, [key]);
  const wanted = isTyping ? typed : '';
  // The key's own paint shows it in the field; the choices follow.
  const asked = useDeferredValue(wanted);
  const { options, isLoading, message } = useRemoteOptions(search, asked);
  const isSearching = asked.trim() !== '';
  const fitting = isSearching ? options : recent;
  const left = fitting.length > 0 ? fitting.filter((option) => !isExcluded?.(option)) : fitting;
  const headed = isSearching ? sectionOf : left.length > 0 ? recentSectionOf : undefined;
  return (
    <Autocomplete
      id={input.id}
      size="small"
      fullWidth
      slots={{ popper: CalmPopper }}
      value={isAdder ? null : chosen}
      inputValue={typed}
      options={left}
      loading={isLoading}
      loadingText={translate(message)}
      noOptionsText={translate(options.length > 0 ? messages.allChosen : message)}
      clearText={translate(commonMessages.clear)}
      openText={translate(messages.openChoices)}
      closeText={translate(messages.closeChoices)}
      filterOptions={(all) => all}
      // One heading over everything would say nothing.
      {...(headed &&
        (headed === recentSectionOf || new Set(options.map(headed)).size > 1) && { groupBy: headed })}
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
      onKeyDown={(event: AutocompleteKey) => {
        // Those of the key before are still shown: nobody means one of them.
        if (event.key === 'Enter' && asked !== wanted) event.defaultMuiPrevented = true;
      }}
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

type AutocompleteKey = KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean };

const sentToLast = (): string => translate(messages.recent);
