import { useMemo } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { isWholeBeside, type PickedPerson, sharesDelegation } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { useRecent } from '../proposing/use-recent.ts';
import {
  keyOf,
  labelOf,
  type RecipientOption,
  recipientKey,
  searchRecipients,
  sectionOf,
} from './recipient-options.ts';

type Props = {
  input: InputProps;
  /** Those chosen already, who are not offered again. */
  people: readonly Recipient[];
  onAdd: (option: RecipientOption) => void;
  placeholder?: string | undefined;
  opensOnFocus?: boolean;
};

/** Adds people, delegates, whole posts (DOMAIN 6) and groups (SPEC A3 isGroup); recent ones before anything is typed. */
export function RecipientAdder({ input, people, onAdd, placeholder, opensOnFocus }: Props) {
  const { searchUsers, searchGroups } = useNaskah();
  const search = useMemo(
    () =>
      searchRecipients(
        (typed, options) => searchUsers(typed, { ...options, withDelegates: true, withSharedPosts: true }),
        searchGroups,
      ),
    [searchUsers, searchGroups],
  );
  const { people: lately } = useRecent();
  const recent = useMemo(() => lately.map((person) => ({ kind: 'person' as const, person })), [lately]);
  const { draft } = useWizard();
  const all = [...draft.receivers, ...draft.ccs];
  // Nobody is sent the letter and a copy of it.
  const chosen = new Set(all.map(recipientKey));
  const persons = withoutGroups(people);
  const named = withoutGroups(all);
  return (
    <RemotePicker<RecipientOption>
      input={input}
      isAdder
      {...(opensOnFocus && { opensOnFocus })}
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
        chosen.has(keyOf(option)) ||
        (option.kind === 'person' &&
          (sharesDelegation(option.person, persons) || isWholeBeside(option.person, named)))
      }
      onChange={(option) => option && onAdd(option)}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

const withoutGroups = (people: readonly Recipient[]): PickedPerson[] =>
  people.filter((one): one is PickedPerson => !isGroup(one));
