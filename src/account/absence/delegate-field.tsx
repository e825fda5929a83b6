import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposedDelegate } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { RemotePicker } from '../../ui/pickers/index.ts';
import { whyMessages } from './messages.ts';

/** Of those found otherwise nobody says why. */
export type Delegate = Omit<ProposedDelegate, 'why'> & { why?: ProposedDelegate['why'] };

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
  return (
    <RemotePicker<Delegate>
      input={{ id, 'aria-describedby': describedBy, 'aria-invalid': isWrong }}
      value={value}
      search={async (text, options) =>
        onceEach(
          (await searchUsers(text, options))
            .filter((user) => user.id !== meId)
            .map(({ id: userId, personName, positionName }) => ({ userId, personName, positionName })),
        )
      }
      recent={proposed}
      recentSectionOf={({ why }) => (why ? translate(whyMessages[why]) : '')}
      opensOnFocus
      keyOf={({ userId }) => userId}
      labelOf={({ personName }) => personName}
      show={({ personName, positionName }) => (
        <span className="absence-person">
          <b>{personName}</b>
          <small>{positionName}</small>
        </span>
      )}
      onChange={onChange}
    />
  );
}

/** Somebody with two posts is found twice. */
const onceEach = (people: Delegate[]): Delegate[] =>
  [...new Map(people.toReversed().map((one) => [one.userId, one])).values()].toReversed();
