import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { createDirectoryVerbs } from '../../dataProvider/directory.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import type { DirectoryPersonFound } from '../../domain/calls/directory.ts';
import { translate } from '../../lib/language.ts';
import { useRemoteOptions } from '../ui/pickers/index.ts';
import { personMessages as said } from './messages.ts';

/** Fills a new person's name, numbers and way to sign in from the company's directory (LDAP). */
export function DirectorySearch() {
  const id = useId();
  const { call } = useNaskah();
  const directory = useMemo(() => createDirectoryVerbs({ call }), [call]);
  const { setValue } = useFormContext();
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState('');
  const { data } = useQuery({
    queryKey: ['directory'],
    queryFn: ({ signal }) => directory.read({ signal }),
    staleTime: 300_000,
    retry: false,
  });
  const { options, isLoading, message } = useRemoteOptions(
    async (search, given) => (await directory.searchDirectory(search, given)).items,
    typed,
  );
  // A provider of company accounts (OIDC) cannot be searched.
  if (!data?.ldap) return null;
  const take = (person: DirectoryPersonFound | null) => {
    if (!person) return;
    const { personName, npp, email } = person;
    for (const [name, value] of Object.entries({ personName, npp, email, isldap: '1' }))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setTaken(personName);
    setTyped('');
  };
  return (
    <div data-field="directory">
      <label htmlFor={id}>{translate(said.inDirectory)}</label>
      <Autocomplete<DirectoryPersonFound>
        id={id}
        size="small"
        fullWidth
        // Chosen ones go into the form's own fields.
        value={null}
        blurOnSelect
        inputValue={typed}
        onInputChange={(_, text, why) => why !== 'reset' && setTyped(text)}
        options={options}
        filterOptions={(all) => all}
        loading={isLoading}
        loadingText={translate(message)}
        noOptionsText={translate(message)}
        getOptionKey={({ npp, email }) => `${npp} ${email}`}
        getOptionLabel={({ personName }) => personName}
        getOptionDisabled={({ isKnown }) => isKnown}
        onChange={(_, person) => take(person)}
        renderOption={({ key, ...props }, { personName, npp, email, isKnown }) => (
          <li key={key} {...props}>
            <span>
              {personName}
              <small style={{ display: 'block', color: 'var(--ink-3)' }}>
                {[npp, email, isKnown && translate(said.isListed)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField {...params} hiddenLabel placeholder={translate(said.searchDirectory)} />
        )}
      />
      <p role="status">{taken && translate(said.takenFrom(taken))}</p>
    </div>
  );
}
