import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { memo, useState } from 'react';
import type { Person, Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { afterPaint } from '../../../first-load/index.ts';
import { moved } from '../../../ui/moved.ts';
import { printedName } from '../../sheet/index.ts';
import type { Draft } from '../draft/draft.ts';
import type { InputProps } from '../frame/field.tsx';
import { RecipientAdder } from '../groups/recipient-adder.tsx';
import { recipientKey, recipientOf, replaced } from '../groups/recipient-options.ts';
import { displayed, type Successors, useSuccessors } from '../groups/use-holders.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { personKey } from '../pickers/people.ts';
import { composeMessages } from './messages.ts';

type Props = {
  input: InputProps;
  field: 'receivers' | 'ccs';
  people: Recipient[];
  change: (patch: (draft: Draft) => Partial<Draft>) => void;
  placeholder: string;
};

/** Receivers or copies on the sheet itself: as they are printed, each with what may be done with it. */
export const PaperPeople = memo(function PaperPeople({ input, field, people, change, placeholder }: Props) {
  const successors = useSuccessors(people);
  const put = (next: (now: Recipient[]) => Recipient[]) => change((now) => ({ [field]: next(now[field]) }));
  return (
    <Line>
      {people.map((person, at) => (
        <Token
          key={recipientKey(person)}
          person={person}
          successors={successors}
          canGoUp={at > 0}
          canGoDown={at < people.length - 1}
          onMove={(by) => put((now) => moved(now, at, at + by))}
          onReplace={(next) => put((now) => replaced(now, person, next))}
          onRemove={() => put((now) => now.filter((one) => recipientKey(one) !== recipientKey(person)))}
        />
      ))}
      <div className="picker">
        <RecipientAdder
          input={input}
          people={people}
          opensOnFocus={people.length === 0}
          // The list closes first, then the name is drawn.
          onAdd={(option) =>
            afterPaint(() =>
              put((now) => [
                ...now,
                recipientOf(
                  option,
                  now.some(({ showUserName }) => showUserName),
                ),
              ]),
            )
          }
          placeholder={placeholder}
        />
      </div>
    </Line>
  );
});

type TokenProps = {
  person: Recipient;
  successors: Successors;
  canGoUp: boolean;
  canGoDown: boolean;
  onMove: (by: number) => void;
  onReplace: (next: Recipient) => void;
  onRemove: () => void;
};

/** A name on the sheet; a press opens what may be done with it. */
function Token({ person, successors, canGoUp, canGoDown, onMove, onReplace, onRemove }: TokenProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = printedName(person);
  const successor = isGroup(person) ? undefined : successors.get(personKey(person));
  const run = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <span className="token" data-gone={successor === undefined ? undefined : ''}>
      <button
        type="button"
        aria-haspopup="menu"
        title={person.showUserName ? person.positionName : person.personName}
        aria-label={translate(composeMessages.asTold(name))}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </button>
      <button
        type="button"
        className="remove"
        aria-label={translate(pickerMessages.removeOne(translate(pickerMessages.receiver), name))}
        onClick={onRemove}
      >
        <X size={13} strokeWidth={1.6} aria-hidden />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {successor && (
          <MenuItem
            onClick={run(() =>
              onReplace({
                ...displayed(person as Person, false, successors),
                showUserName: person.showUserName,
              }),
            )}
          >
            {translate(pickerMessages.takeOver(successor.personName))}
          </MenuItem>
        )}
        {!isGroup(person) && !person.isWholePost && (
          <MenuItem onClick={run(() => onReplace(displayed(person, !person.showUserName, successors)))}>
            {translate(person.showUserName ? composeMessages.printPost : composeMessages.printName)}
          </MenuItem>
        )}
        <MenuItem disabled={!canGoUp} onClick={run(() => onMove(-1))}>
          {translate(composeMessages.moveUp)}
        </MenuItem>
        <MenuItem disabled={!canGoDown} onClick={run(() => onMove(1))}>
          {translate(composeMessages.moveDown)}
        </MenuItem>
        <MenuItem onClick={run(onRemove)}>
          {translate(pickerMessages.remove(translate(pickerMessages.receiver)))}
        </MenuItem>
      </Menu>
    </span>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  '& > .picker': { flex: 1, minWidth: 150 },
  '& .token': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    borderRadius: 4,
    background: 'rgb(0 0 0 / 5%)',
  },
  '& .token[data-gone]': { background: 'var(--stamp-soft)' },
  '& .token button': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    background: 'none',
    padding: '2px 4px',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 4,
  },
  '& .token .remove': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    minHeight: 24,
    padding: '0 5px',
  },
  '& .token button:hover': { background: 'rgb(0 0 0 / 7%)' },
  '& .token button:focus-visible': { outline: '2px solid var(--accent)' },
  '@media (pointer: coarse)': { '& .token button': { minHeight: 44 }, '& .token .remove': { minWidth: 40 } },
});
