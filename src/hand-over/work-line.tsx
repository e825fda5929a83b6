import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { OpenWork } from '../../domain/calls/hand-over.ts';
import { translate } from '../../lib/language.ts';
import { Picker } from '../views/parts.ts';
import { handOverMessages as said, staysMessages, workWords } from './messages.ts';
import type { Chosen } from './plan.ts';

type Props = {
  work: OpenWork;
  userId: string;
  isGivable: boolean;
  to: Chosen | null;
  onChoose: (to: Chosen | null) => void;
};

/** One kind of work in one place, and who gets it; or why nobody is chosen here. */
export function WorkLine({ work, userId, isGivable, to, onChoose }: Props) {
  const id = useId();
  const words = translate(workWords[work.kind](work));
  const name = `${words}, ${work.place}`;
  return (
    <Line>
      <span id={id}>
        <b>{words}</b>
        {work.kind !== 'turn' && <small>{work.place}</small>}
      </span>
      {!isGivable ? (
        <small>{translate(work.stays ? staysMessages[work.stays] : said.nobodyHolds)}</small>
      ) : work.receivers ? (
        <Select
          fullWidth
          displayEmpty
          value={to?.id ?? ''}
          slotProps={{ input: { 'aria-label': translate(said.to(name)) } }}
          onChange={({ target }) => onChoose(work.receivers?.find((one) => one.id === target.value) ?? null)}
        >
          <MenuItem value="">{translate(said.keep)}</MenuItem>
          {work.receivers.map(({ id: key, label }) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <Picker
          id={`${id}-to`}
          to="manajemen-user.user"
          label={translate(said.to(name))}
          without={userId}
          {...(work.holding && { only: { holding: work.holding } })}
          value={to}
          onChange={onChoose}
        />
      )}
    </Line>
  );
}

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderTop: '1px solid var(--line)',
  '& b': { display: 'block', fontWeight: 650 },
  '& small': { color: 'var(--ink-3)', fontSize: '0.75rem', lineHeight: '18px' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
