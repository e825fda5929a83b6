import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { translate } from '../../../../lib/language.ts';
import { pickerMessages } from '../pickers/messages.ts';
import type { PickedPerson } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';

type Props = {
  person: PickedPerson;
  /** The post's present holder when it changed; null when the post is vacant. */
  successor: Person | null | undefined;
  /** Left out where names are printed nowhere. */
  onShowName?: (showUserName: boolean) => void;
  onReplace: () => void;
};

/** Renders a receiver: first what is printed, name or post, then the other. */
export function PersonRow({ person, successor, onShowName, onReplace }: Props) {
  return (
    <>
      <Who>
        {(person.showUserName || !onShowName) && !person.isWholePost ? (
          <PersonOption {...person} />
        ) : (
          <PersonOption
            personName={person.positionName}
            positionName={person.personName}
            unitName={person.unitName}
          />
        )}
        {successor !== undefined && (
          <small>
            <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
            {successor ? (
              <span>{translate(pickerMessages.movedOn(person.personName, successor.personName))}</span>
            ) : (
              <span>{translate(pickerMessages.movedOnVacant(person.personName))}</span>
            )}
            {successor && (
              <Button size="small" variant="text" onClick={onReplace}>
                {translate(pickerMessages.takeOver(successor.personName))}
              </Button>
            )}
          </small>
        )}
      </Who>
      {onShowName && (
        <Tooltip
          title={
            person.showUserName
              ? translate(pickerMessages.printedByName)
              : translate(pickerMessages.printedByPost)
          }
        >
          <IconButton
            size="small"
            aria-label={translate(pickerMessages.showName(person.personName))}
            aria-pressed={person.showUserName}
            color={person.showUserName ? 'primary' : 'default'}
            onClick={() => onShowName(!person.showUserName)}
          >
            <UserRound size={15} strokeWidth={person.showUserName ? 2.2 : 1.6} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}

const Who = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > small': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--stamp)',
  },
  '& > small > span': { flex: 1, minWidth: 160 },
});
