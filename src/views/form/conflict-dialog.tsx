import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { ConflictDialog as Frame, type Side } from '../../ui/conflict-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { formMessages } from '../form-messages.ts';
import { plainText } from '../kinds/index.tsx';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { type Chosen, changedSince, firstChoice } from './changed-since.ts';
import { useWhoChanged } from './use-who-changed.ts';

type Props = {
  resource: Resource;
  /** As read, as stored now, as in the form. */
  read: Row;
  stored: Row;
  mine: Row;
  /** What this person changed. */
  changed: string[];
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Another user saved first: shows who changed what and when; the choice is per field (SPEC B1.1). */
export function ConflictDialog({ resource, read, stored, mine, changed, onChoose, onClose }: Props) {
  const theirs = changedSince(resource, read, stored);
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(theirs, changed));
  const who = useWhoChanged(resource, read, stored);
  const isOpen = theirs.some((name) => !chosen[name]);
  const rest = changed.filter((name) => !theirs.includes(name));
  const labelOf = (name: string) => translate(resource.fields[name]?.label ?? messages.status);
  const shown = (name: string, row: Row) => {
    const field = resource.fields[name];
    if (!field) return translate(row.isActive ? messages.active : messages.inactive);
    return plainText(name, field, row) || '–';
  };
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(theirs.map((name) => [name, side])));
  return (
    <Frame
      open
      title={translate(formMessages.conflictTitle)}
      text={translate(formMessages.conflictText)}
      fields={theirs.map((name) => {
        const item = who.get(name);
        return {
          name,
          label: labelOf(name),
          by:
            item &&
            translate(
              formMessages.conflictBy(item.by?.label ?? translate(messages.system), formatDateTime(item.at)),
            ),
          sides: [
            { side: 'theirs', title: translate(formMessages.conflictTheirs), text: shown(name, stored) },
            {
              side: 'mine',
              title: translate(formMessages.conflictMine),
              text: shown(name, mine),
              note: changed.includes(name) ? undefined : translate(formMessages.conflictUntouched),
            },
          ],
        };
      })}
      chosen={chosen}
      onChoose={(choice) => setChosen({ ...chosen, ...choice })}
      tools={
        theirs.length > 1 && (
          <All>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {translate(formMessages.allTheirs)}
            </Button>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {translate(formMessages.allMine)}
            </Button>
          </All>
        )
      }
      rest={
        rest.length > 0 && <Rest>{translate(formMessages.conflictRest(rest.map(labelOf).join(', ')))}</Rest>
      }
      actions={
        <>
          {isOpen && <Hint>{translate(formMessages.chooseEach)}</Hint>}
          <Button variant="text" color="inherit" onClick={onClose}>
            {translate(commonMessages.cancel)}
          </Button>
          <Button variant="contained" color="primary" disabled={isOpen} onClick={() => onChoose(chosen)}>
            {translate(formMessages.saveChosen)}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}

const All = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });
const Rest = styled('p')({ margin: '14px 0 0', fontSize: '0.75rem', lineHeight: '16px' });
const Hint = styled('span')({ flex: 1, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' });
