import { useCallback } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { ChosenList } from './chosen-list.tsx';
import { optionKey, optionLabel, type PickedPerson, personKey, personOf } from './people.ts';
import { PersonOption } from './person-option.tsx';

type Props = {
  input: InputProps;
  people: PickedPerson[];
  onChange: (people: PickedPerson[]) => void;
  showUserName: boolean;
  placeholder?: string;
  /** Singular noun for the remove button: "penerima". */
  one: string;
  /** Offers posts that several people hold as a whole, too. */
  withSharedPosts?: boolean;
};

/** Several people, each with the post they are addressed in. */
export function PeoplePicker(props: Props) {
  const { input, people, onChange, showUserName, placeholder, one, withSharedPosts = false } = props;
  const { searchUsers } = useNaskah();
  const search = useCallback(
    (typed: string, options: { signal: AbortSignal }) => searchUsers(typed, { ...options, withSharedPosts }),
    [searchUsers, withSharedPosts],
  );
  const chosen = new Set(people.map(personKey));
  return (
    <>
      <RemotePicker<PickerUser>
        input={input}
        isAdder
        value={null}
        search={search}
        keyOf={optionKey}
        labelOf={optionLabel}
        show={(option) => <PersonOption {...option} />}
        isExcluded={(option) => chosen.has(optionKey(option))}
        onChange={(option) => option && onChange([...people, personOf(option, showUserName)])}
        placeholder={placeholder}
      />
      <ChosenList items={people} keyOf={personKey} nameOf={nameOf} onChange={onChange} one={one}>
        {(person) => <PersonOption {...person} />}
      </ChosenList>
    </>
  );
}

const nameOf = ({ personName }: PickedPerson): string => personName;
