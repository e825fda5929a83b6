import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import type { ExternalParty } from '../../../resources/naskah-dinas/outgoing.ts';
import { useRemoteOptions } from '../../pickers/index.ts';
import type { InputProps } from '../frame/Field.tsx';
import { PersonOption } from '../pickers/PersonOption.tsx';
import { PartyList } from './PartyList.tsx';
import { addressOf, isSameParty, partyOf } from './parties.ts';

type Props = {
  input: InputProps;
  parties: ExternalParty[];
  onChange: (parties: ExternalParty[]) => void;
  /** With the address that instansi knows; empty where it knows none. */
  onAdd: (party: ExternalParty, address: string) => void;
  /** What one of them is called, for the remove button. */
  one: string;
};
/** An institution, or the name that was typed. */
type Offered = Option | { typed: string };

/** People and bodies outside: from instansi, or by whatever name is typed. */
export const PartyPicker = ({ input, parties, onChange, onAdd, one }: Props) => {
  const { lookup } = useNaskah();
  const [typed, setTyped] = useState('');
  const search = useCallback(
    (q: string, { signal }: { signal: AbortSignal }) => lookup('master-data.instansi', { q, signal }),
    [lookup],
  );
  const { options, isLoading, words } = useRemoteOptions(search, typed);
  const name = typed.trim();
  const isNamed = options.some((option) => option.label.toLowerCase() === name.toLowerCase());
  const offered: Offered[] = [
    ...options.filter((option) => !parties.some((party) => party.institutionId === option.id)),
    ...(name && !isLoading && !isNamed ? [{ typed: name }] : []),
  ];

  const add = async (chosen: Offered | string | null) => {
    if (chosen === null || chosen === '') return;
    setTyped('');
    if (typeof chosen === 'string' || isTyped(chosen)) {
      const written = { institutionId: null, name: nameOf(chosen).trim().slice(0, 200), email: null };
      if (written.name && !parties.some((party) => isSameParty(party, written))) onAdd(written, '');
      return;
    }
    // Address and e-mail come with the one record only.
    const [whole] = await lookup('master-data.instansi', { ids: [chosen.id] }).catch(() => []);
    onAdd(partyOf(whole ?? chosen), addressOf(whole ?? chosen));
  };
  return (
    <>
      <Autocomplete<Offered, false, false, true>
        id={input.id}
        size="small"
        fullWidth
        freeSolo
        value={null}
        inputValue={typed}
        options={offered}
        loading={isLoading}
        loadingText={words.id}
        clearText="Kosongkan"
        clearOnBlur={false}
        filterOptions={(all) => all}
        getOptionKey={(option) => (typeof option === 'string' || isTyped(option) ? 'typed' : option.id)}
        getOptionLabel={nameOf}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            {isTyped(option) ? (
              <span>
                Tambahkan <b>{option.typed}</b>
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
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onChange={(_, chosen) => void add(chosen)}
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            placeholder="Cari instansi, atau ketik nama lalu Enter"
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
      {parties.length > 0 && <PartyList parties={parties} onChange={onChange} one={one} />}
    </>
  );
};

const isTyped = (option: Offered): option is { typed: string } => 'typed' in option;
const nameOf = (option: Offered | string): string =>
  typeof option === 'string' ? option : isTyped(option) ? option.typed : option.label;
