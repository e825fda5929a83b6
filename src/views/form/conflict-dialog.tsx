import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { formatDateTime } from '../../shell/index.ts';
import { plainText } from '../kinds/index.tsx';
import type { Row } from '../record.ts';
import { formWords, words } from '../words.ts';
import { type Chosen, changedSince, firstChoice, type Side } from './changed-since.ts';
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
  const labelOf = (name: string) => say(resource.fields[name]?.label ?? words.status);
  const shown = (name: string, row: Row) => {
    const field = resource.fields[name];
    if (!field) return say(row.isActive ? words.active : words.inactive);
    return plainText(name, field, row) || '–';
  };
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(theirs.map((name) => [name, side])));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby="conflict-title"
      slotProps={{ paper: { style: { width: 760, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id="conflict-title">{say(formWords.conflictTitle)}</DialogTitle>
      <DialogContent>
        <p>{say(formWords.conflictText)}</p>
        {theirs.length > 1 && (
          <All>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {say(formWords.allTheirs)}
            </Button>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {say(formWords.allMine)}
            </Button>
          </All>
        )}
        {theirs.map((name) => {
          const item = who.get(name);
          return (
            <Field key={name}>
              <legend>{labelOf(name)}</legend>
              {item && (
                <small>
                  {say(formWords.conflictBy(item.by?.label ?? say(words.system), formatDateTime(item.at)))}
                </small>
              )}
              <Sides>
                {(['theirs', 'mine'] as const).map((side) => (
                  <Card key={side}>
                    <input
                      type="radio"
                      name={`conflict-${name}`}
                      checked={chosen[name] === side}
                      onChange={() => setChosen({ ...chosen, [name]: side })}
                    />
                    <span>
                      <b>{say(side === 'theirs' ? formWords.conflictTheirs : formWords.conflictMine)}</b>
                      <span>{shown(name, side === 'theirs' ? stored : mine)}</span>
                      {side === 'mine' && !changed.includes(name) && (
                        <small>{say(formWords.conflictUntouched)}</small>
                      )}
                    </span>
                  </Card>
                ))}
              </Sides>
            </Field>
          );
        })}
        {rest.length > 0 && <Rest>{say(formWords.conflictRest(rest.map(labelOf).join(', ')))}</Rest>}
      </DialogContent>
      <DialogActions>
        {isOpen && <Hint>{say(formWords.chooseEach)}</Hint>}
        <Button variant="text" color="inherit" onClick={onClose}>
          {say(words.cancel)}
        </Button>
        <Button variant="contained" color="primary" disabled={isOpen} onClick={() => onChoose(chosen)}>
          {say(formWords.saveChosen)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const All = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });
const Field = styled('fieldset')({
  border: 0,
  borderTop: '1px solid var(--line)',
  margin: '14px 0 0',
  padding: '12px 0 0',
  minWidth: 0,
  '& legend': { float: 'left', width: '100%', padding: 0, fontWeight: 650, color: 'var(--ink)' },
  '& small': {
    display: 'block',
    clear: 'both',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
});
const Sides = styled('div')({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  paddingTop: 8,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Card = styled('label')({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  border: '1px solid var(--line-2)',
  borderRadius: 8,
  cursor: 'pointer',
  minWidth: 0,
  '&:hover': { background: 'var(--hover)' },
  '&:has(input:checked)': { borderColor: 'var(--accent)', background: 'var(--selected)' },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': { flex: 'none', width: 16, height: 16, margin: '2px 0 0', accentColor: 'var(--accent)' },
  '& input:focus-visible': { outline: 'none' },
  '& > span': {
    minWidth: 0,
    maxHeight: 160,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    color: 'var(--ink)',
  },
  '& b': {
    display: 'block',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 600,
    color: 'var(--ink-3)',
  },
});
const Rest = styled('p')({ margin: '14px 0 0', fontSize: '0.75rem', lineHeight: '16px' });
const Hint = styled('span')({ flex: 1, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' });
