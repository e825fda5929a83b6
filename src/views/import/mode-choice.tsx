import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { importMessages } from './messages.ts';

type Mode = 'create' | 'upsert';
type Props = {
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** Fields of the file by which a record can be recognised. */
  keys: { name: string; label: string }[];
  chosen: string | undefined;
  onKey: (key: string) => void;
};

export function ModeChoice({ mode, onMode, keys, chosen, onKey }: Props) {
  const id = useId();
  const options = [
    { value: 'create', label: importMessages.modeCreate, hint: importMessages.modeCreateHint, isOff: false },
    {
      value: 'upsert',
      label: importMessages.modeUpsert,
      hint: importMessages.modeUpsertHint,
      isOff: keys.length === 0,
    },
  ] as const;
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <b id={id}>{translate(importMessages.mode)}</b>
      {options.map(({ value, label, hint, isOff }) => (
        <label key={value} htmlFor={`${id}-${value}`} data-off={isOff || undefined}>
          <Radio
            id={`${id}-${value}`}
            size="small"
            name="mode"
            value={value}
            checked={mode === value}
            disabled={isOff}
            onChange={() => onMode(value)}
          />
          <span>
            {translate(label)}
            <small>{translate(hint)}</small>
          </span>
        </label>
      ))}
      {mode === 'upsert' && (
        <div>
          <span id={`${id}-key`}>{translate(importMessages.key)}</span>
          <Select
            value={chosen ?? ''}
            labelId={`${id}-key`}
            onChange={(event) => onKey(event.target.value)}
            style={{ minWidth: 180 }}
          >
            {keys.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </Select>
        </div>
      )}
    </Group>
  );
}

const Group = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& label': { display: 'flex', alignItems: 'flex-start', gap: 6, cursor: 'pointer' },
  '& label[data-off]': { opacity: 0.6, cursor: 'default' },
  '& label > span:last-of-type': { display: 'flex', flexDirection: 'column', paddingTop: 7, fontWeight: 550 },
  '& small': { fontSize: '0.75rem', fontWeight: 400, color: 'var(--ink-3)' },
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, paddingLeft: 38 },
});
