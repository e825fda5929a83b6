import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposedDelegate } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { pickerMessages, useRemoteOptions } from '../../ui/pickers/index.ts';
import { whyMessages } from './messages.ts';

export type Delegate = Omit<ProposedDelegate, 'why'> & { why: keyof typeof whyMessages };

type Props = {
  id: string;
  describedBy: string;
  isWrong: boolean;
  meId: string | undefined;
  proposed: ProposedDelegate[];
  value: Delegate | null;
  onChange: (delegate: Delegate | null) => void;
};

/** Who the organisation proposes; typing finds anybody else. */
export function DelegateField({ id, describedBy, isWrong, meId, proposed, value, onChange }: Props) {
  const { searchUsers } = useNaskah();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '' && typed !== value?.personName;
  const found = useRemoteOptions<Delegate>(
    async (text, options) =>
      onceEach(
        (await searchUsers(text, options))
          .filter((user) => user.id !== meId)
          .map((user) => ({
            ...{ userId: user.id, personName: user.personName, positionName: user.positionName },
            why: proposed.find((one) => one.userId === user.id)?.why ?? ('other' as const),
          })),
      ),
    isSearching ? typed : '',
  );
  return (
    <Autocomplete<Delegate>
      id={id}
      size="small"
      fullWidth
      openOnFocus
      autoHighlight
      value={value}
      options={isSearching ? found.options : proposed}
      loading={found.isLoading}
      loadingText={translate(commonMessages.loading)}
      noOptionsText={translate(isSearching ? found.message : pickerMessages.untyped)}
      filterOptions={(options) => options}
      getOptionKey={({ userId }) => userId}
      getOptionLabel={({ personName }) => personName}
      isOptionEqualToValue={(one, other) => one.userId === other.userId}
      {...(!isSearching && { groupBy: ({ why }: Delegate) => translate(whyMessages[why]) })}
      renderOption={({ key, ...props }, { personName, positionName }) => (
        <li key={key} {...props}>
          <span className="absence-person">
            <b>{personName}</b>
            <small>{positionName}</small>
          </span>
        </li>
      )}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, delegate) => onChange(delegate)}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          error={isWrong}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
    />
  );
}

/** Somebody with two posts is found twice. */
const onceEach = (people: Delegate[]): Delegate[] =>
  [...new Map(people.toReversed().map((one) => [one.userId, one])).values()].toReversed();
