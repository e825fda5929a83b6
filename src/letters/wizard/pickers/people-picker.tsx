import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import type { InputProps } from '../frame/field.tsx';
import { ChosenList } from './chosen-list.tsx';
import { optionKey, optionLabel, personKey, personOf } from './people.ts';
import { PersonOption } from './person-option.tsx';
import { RemotePicker } from './remote-picker.tsx';

type Props = {
  input: InputProps;
  people: Person[];
  onChange: (people: Person[]) => void;
  showUserName: boolean;
  placeholder?: string;
  /** Singular noun for the remove button: "penerima". */
  one: string;
};

/** Several people, each with the post they are addressed in. */
export function PeoplePicker({ input, people, onChange, showUserName, placeholder, one }: Props) {
  const { searchUsers } = useNaskah();
  const chosen = new Set(people.map(personKey));
  return (
    <>
      <RemotePicker<PickerUser>
        input={input}
        isAdder
        value={null}
        search={searchUsers}
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

const nameOf = ({ personName }: Person): string => personName;
