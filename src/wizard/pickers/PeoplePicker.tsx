import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Person, PickerUser } from '../../../resources/naskah-dinas/letter.ts';
import type { InputProps } from '../frame/Field.tsx';
import { PersonOption } from './PersonOption.tsx';
import { optionKey, optionLabel, personKey, personOf } from './people.ts';
import { RemotePicker } from './RemotePicker.tsx';

type Props = {
  input: InputProps;
  people: Person[];
  onChange: (people: Person[]) => void;
  showUserName: boolean;
  placeholder?: string;
  /** What one of them is called, for the remove button: "penerima". */
  one: string;
};

/** Several people, each with the post they are addressed in. */
export const PeoplePicker = ({ input, people, onChange, showUserName, placeholder, one }: Props) => {
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
      {people.length > 0 && (
        <PeopleList>
          {people.map((person) => (
            <li key={personKey(person)}>
              <PersonOption {...person} />
              <IconButton
                size="small"
                aria-label={`Hapus ${one} ${person.personName}`}
                onClick={() => onChange(people.filter((other) => other !== person))}
              >
                <X size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </PeopleList>
      )}
    </>
  );
};

/** Chosen people, one a row. */
export const PeopleList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 8,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '5px 6px 5px 12px',
    minHeight: 42,
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
});
