import type { Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import type { InputProps } from '../frame/field.tsx';
import { ChosenList } from '../pickers/chosen-list.tsx';
import { personKey } from '../pickers/people.ts';
import { GroupRow } from './group-row.tsx';
import { PersonRow } from './person-row.tsx';
import { RecipientAdder } from './recipient-adder.tsx';
import { recipientKey, recipientOf, replaced } from './recipient-options.ts';
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
  const successors = useSuccessors(people);
  const put = (old: Recipient, next: Recipient) => onChange(replaced(people, old, next));
  return (
    <>
      <RecipientAdder
        input={input}
        people={people}
        onAdd={(option) => onChange([...people, recipientOf(option, showUserName)])}
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
              {...(hasNameDisplay &&
                !person.isWholePost && {
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
