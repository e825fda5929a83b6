import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useRemoteOptions } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { pickerMessages } from './messages.ts';
import { PersonOption } from './person-option.tsx';

/** An institution, or the name that was typed. */
export type Offered = Option | { typed: string };

type Props = {
  input: InputProps;
  /** What stands in the field. */
  typed: string;
  /** Whether the typed text is searched; false when it came from a choice. */
  isSearched: boolean;
  onType: (typed: string) => void;
  onChoose: (chosen: Offered) => void;
  /** Adds an option for the typed name; without it the typed name is the value as it is. */
  addsTyped?: boolean;
  isExcluded?: (option: Option) => boolean;
  placeholder: string;
};

/** Selects an external party: one of instansi, or any typed name. */
export function InstitutionField(props: Props) {
  const { input, typed, isSearched, onType, onChoose, addsTyped, isExcluded, placeholder } = props;
  const { lookup } = useNaskah();
  const search = useCallback(
    (q: string, { signal }: { signal: AbortSignal }) => lookup('master-data.instansi', { q, signal }),
    [lookup],
  );
  const { options, isLoading, message } = useRemoteOptions(search, isSearched ? typed : '');
  const name = typed.trim();
  const isNamed = options.some((option) => option.label.toLowerCase() === name.toLowerCase());
  const offered: Offered[] = [
    ...options.filter((option) => !isExcluded?.(option)),
    ...(addsTyped && name && !isLoading && !isNamed ? [{ typed: name }] : []),
  ];
  return (
    <Autocomplete<Offered, false, false, true>
      id={input.id}
      size="small"
      fullWidth
      freeSolo
      value={null}
      inputValue={typed}
      options={offered}
      loading={isLoading}
      loadingText={translate(message)}
      clearText={translate(commonMessages.clear)}
      clearOnBlur={false}
      filterOptions={(all) => all}
      getOptionKey={(option) => (typeof option === 'string' || isTyped(option) ? 'typed' : option.id)}
      getOptionLabel={nameOf}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {isTyped(option) ? (
            <span>
              {translate(pickerMessages.add)} <b>{option.typed}</b>
            </span>
          ) : (
            <PersonOption
              personName={option.label}
              positionName={String(option.code ?? '')}
              unitName={String(option.city ?? '')}
            />
          )}
        </li>
      )}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear') onType(text);
      }}
      onChange={(_, chosen) => {
        // Enter gives the words as they stand.
        if (chosen) onChoose(typeof chosen === 'string' ? { typed: chosen } : chosen);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={placeholder}
          error={input['aria-invalid']}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength: 200,
              'aria-describedby': input['aria-describedby'],
            },
          }}
        />
      )}
    />
  );
}

export const isTyped = (option: Offered): option is { typed: string } => 'typed' in option;

const nameOf = (option: Offered | string): string =>
  typeof option === 'string' ? option : isTyped(option) ? option.typed : option.label;
