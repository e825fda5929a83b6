import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { mostHoldings, personForm } from '../../resources/manajemen-user/person-form.ts';
import { commonMessages } from '../ui/messages.ts';
import { shownOf, useRows } from '../views/parts.ts';
import { HoldingRow } from './holding-row.tsx';
import { personMessages as said } from './messages.ts';
import { type HoldingValues, isPast, type Looked } from './person-values.ts';

/** The person's posts in one card; former ones are folded. */
export function Holdings({ looked }: { looked: Looked }) {
  const { place, rows, told, removed, add, remove, restore } = useRows(
    'holdings',
    personForm.fields.holdings,
    shownOf,
  );
  const { errors } = useFormState({ name: 'holdings' });
  const [isUnfolded, setUnfolded] = useState(false);
  const today = dayInWib();
  const all = (rows as unknown as (HoldingValues & { rowKey: string })[]).map((row, index) => ({
    row,
    index,
  }));
  const former = all.filter(({ row }) => Boolean(row.id) && isPast(row, today));
  const wrong = Array.isArray(errors.holdings) ? errors.holdings : [];
  const isShown = isUnfolded || former.some(({ index }) => wrong[index]);
  const draw = ({ row, index }: (typeof all)[number]) => (
    <HoldingRow
      key={row.rowKey}
      index={index}
      place={index + 1}
      seen={looked.holdings[index]}
      onRemove={() => remove(index)}
    />
  );
  return (
    <Group ref={place}>
      {rows.length === 0 && <p>{translate(said.noHolding)}</p>}
      {rows.length > 0 && (
        <Card>
          {all.filter((one) => !former.includes(one)).map(draw)}
          {isShown && former.map(draw)}
        </Card>
      )}
      <Foot>
        <Button
          variant="text"
          startIcon={<Plus size={16} strokeWidth={1.8} aria-hidden />}
          disabled={rows.length >= mostHoldings}
          onClick={add}
        >
          {translate(said.addHolding)}
        </Button>
        {former.length > 0 && !isShown && (
          <Button variant="text" color="inherit" onClick={() => setUnfolded(true)}>
            {translate(said.past(former.length))}
          </Button>
        )}
        <span role="status">
          {removed !== undefined && translate(said.removed(removed))}
          <span className="sr-only">{told}</span>
        </span>
        {removed !== undefined && (
          <Button variant="text" onClick={restore}>
            {translate(commonMessages.undo)}
          </Button>
        )}
      </Foot>
    </Group>
  );
}

const Group = styled('div')({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  '& > p': { margin: 0, color: 'var(--ink-3)' },
});
const Card = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& > span': { fontSize: '0.75rem', color: 'var(--ink-3)' },
});
