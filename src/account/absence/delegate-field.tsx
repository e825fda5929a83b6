import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposedDelegate } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { onceEach } from '../../ui/once-each.ts';
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
          userIdOf,
        )
      }
      recent={proposed}
      recentSectionOf={({ why }) => (why ? translate(whyMessages[why]) : '')}
      opensOnFocus
      keyOf={userIdOf}
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

const userIdOf = ({ userId }: Delegate): string => userId;
