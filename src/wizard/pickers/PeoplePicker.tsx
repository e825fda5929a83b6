import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Recipient } from '../../../resources/naskah-dinas/letter.ts';
import { isGroup } from '../../../resources/naskah-dinas/outgoing.ts';
import type { InputProps } from '../frame/Field.tsx';
import { GroupRow } from '../groups/GroupRow.tsx';
import { PersonRow } from '../groups/PersonRow.tsx';
import {
  keyOf,
  labelOf,
  type RecipientOption,
  recipientKey,
  recipientOf,
  searchRecipients,
  sectionOf,
} from '../groups/recipient-options.ts';
import { displayed, useSuccessors } from '../groups/use-holders.ts';
import { PersonOption } from './PersonOption.tsx';
import { personKey } from './people.ts';
import { RemotePicker } from './RemotePicker.tsx';

type Props = {
  input: InputProps;
  people: Recipient[];
  onChange: (people: Recipient[]) => void;
  showUserName: boolean;
  /** Each of them may be printed by name or by post (SPEC A4). */
  hasNameDisplay?: boolean;
  placeholder?: string;
  /** What one of them is called, for the remove button: "penerima". */
  one: string;
};

/** Several people, each with the post they are addressed in, and groups of units (SPEC A3 isGroup). */
export const PeoplePicker = (props: Props) => {
  const { input, people, onChange, showUserName, hasNameDisplay, placeholder, one } = props;
  const { searchUsers, searchGroups } = useNaskah();
  const search = useMemo(() => searchRecipients(searchUsers, searchGroups), [searchUsers, searchGroups]);
  const successors = useSuccessors(people);
  const chosen = new Set(people.map(recipientKey));
  const put = (old: Recipient, next: Recipient) => {
    const others = people.filter((other) => other !== old);
    // The successor may stand on the list already.
    const isThere = others.some((other) => recipientKey(other) === recipientKey(next));
    onChange(isThere ? others : people.map((other) => (other === old ? next : other)));
  };
  return (
    <>
      <RemotePicker<RecipientOption>
        input={input}
        isAdder
        value={null}
        search={search}
        keyOf={keyOf}
        labelOf={labelOf}
        sectionOf={sectionOf}
        show={(option) =>
          option.kind === 'person' ? (
            <PersonOption {...option.person} />
          ) : (
            <PersonOption
              personName={option.group.name}
              positionName={`${option.group.unitCount} unit`}
              unitName=""
            />
          )
        }
        isExcluded={(option) => chosen.has(keyOf(option))}
        onChange={(option) => option && onChange([...people, recipientOf(option, showUserName)])}
        placeholder={placeholder}
      />
      {people.length > 0 && (
        <PeopleList>
          {people.map((person) => (
            <li key={recipientKey(person)}>
              {isGroup(person) ? (
                <GroupRow group={person} />
              ) : (
                <PersonRow
                  person={person}
                  successor={successors.get(personKey(person))}
                  {...(hasNameDisplay && {
                    onShowName: (shown: boolean) => put(person, displayed(person, shown, successors)),
                  })}
                  onReplace={() =>
                    put(person, {
                      ...displayed(person, false, successors),
                      showUserName: person.showUserName,
                    })
                  }
                />
              )}
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
