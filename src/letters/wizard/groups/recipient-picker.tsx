import { useMemo } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Person, Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import type { InputProps } from '../frame/field.tsx';
import { ChosenList } from '../pickers/chosen-list.tsx';
import { pickerMessages } from '../pickers/messages.ts';
import { personKey, sharesDelegation } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { RemotePicker } from '../pickers/remote-picker.tsx';
import { useRecent } from '../proposing/use-recent.ts';
import { GroupRow } from './group-row.tsx';
import { PersonRow } from './person-row.tsx';
import {
  keyOf,
  labelOf,
  type RecipientOption,
  recipientKey,
  recipientOf,
  searchRecipients,
  sectionOf,
} from './recipient-options.ts';
import { displayed, useSuccessors } from './use-holders.ts';

type Props = {
  input: InputProps;
  people: Recipient[];
  onChange: (people: Recipient[]) => void;
  showUserName: boolean;
  /** Each of them may be printed by name or by post (SPEC A4). */
  hasNameDisplay?: boolean;
  placeholder?: string;
  /** Singular noun for the remove button: "penerima". */
  one: string;
};

/** Selects people, each with their addressed post, delegates too, and groups of units (SPEC A3 isGroup). */
export function RecipientPicker(props: Props) {
  const { input, people, onChange, showUserName, hasNameDisplay, placeholder, one } = props;
  const { searchUsers, searchGroups } = useNaskah();
  const search = useMemo(
    () =>
      searchRecipients(
        (typed, options) => searchUsers(typed, { ...options, withDelegates: true }),
        searchGroups,
      ),
    [searchUsers, searchGroups],
  );
  const { people: lately } = useRecent();
  const recent = useMemo(() => lately.map((person) => ({ kind: 'person' as const, person })), [lately]);
  const successors = useSuccessors(people);
  const chosen = new Set(people.map(recipientKey));
  const persons = people.filter((one): one is Person => !isGroup(one));
  const put = (old: Recipient, next: Recipient) => {
    const others = people.filter((other) => other !== old);
    // The successor may already be in the list.
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
        recent={recent}
        keyOf={keyOf}
        labelOf={labelOf}
        sectionOf={sectionOf}
        show={(option) =>
          option.kind === 'person' ? (
            <PersonOption {...option.person} />
          ) : (
            <PersonOption
              personName={option.group.name}
              positionName={translate(pickerMessages.unitCount(option.group.unitCount))}
              unitName=""
            />
          )
        }
        isExcluded={(option) =>
          chosen.has(keyOf(option)) || (option.kind === 'person' && sharesDelegation(option.person, persons))
        }
        onChange={(option) => option && onChange([...people, recipientOf(option, showUserName)])}
        placeholder={placeholder}
      />
      <ChosenList items={people} keyOf={recipientKey} nameOf={nameOf} onChange={onChange} one={one}>
        {(person) =>
          isGroup(person) ? (
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
          )
        }
      </ChosenList>
    </>
  );
}

const nameOf = ({ personName }: Recipient): string => personName;
