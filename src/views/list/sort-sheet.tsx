import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useListSortContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { commonMessages } from '../../ui/messages.ts';
import { shownOf } from '../kinds/index.tsx';
import { columnNamed, sortableColumns } from './list-columns.ts';
import { sortMessages } from './sort-messages.ts';

const directions = ['ASC', 'DESC'] as const;

/** Sort order on a phone, in a bottom sheet: column and direction. Choices apply at once. */
export default function SortSheet({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const id = useId();
  const { sort, setSort } = useListSortContext();
  // Mark the choice at once; the list follows with the address.
  const [chosen, setChosen] = useState(sort);
  const choose = (next: typeof sort) => {
    setChosen(next);
    setSort(next);
  };
  const current = columnNamed(resource, chosen.field);
  return (
    <Sheet role="dialog" aria-labelledby={id}>
      <h2 id={id}>{translate(sortMessages.sort)}</h2>
      <div role="radiogroup" aria-label={translate(sortMessages.by)}>
        {sortableColumns(resource).map(({ name, label }) => (
          <Choice
            key={name}
            name="urut"
            label={translate(label)}
            isOn={name === chosen.field}
            onChoose={() => choose({ field: name, order: 'ASC' })}
          />
        ))}
      </div>
      {current && (
        <div role="radiogroup" aria-label={translate(sortMessages.direction)} className="direction">
          {directions.map((order) => (
            <Choice
              key={order}
              name="arah"
              label={translate(shownOf(current.field).order[order])}
              isOn={order === chosen.order}
              onChoose={() => choose({ field: chosen.field, order })}
            />
          ))}
        </div>
      )}
      <Button variant="contained" onClick={onClose}>
        {translate(commonMessages.close)}
      </Button>
    </Sheet>
  );
}

type ChoiceProps = { name: string; label: string; isOn: boolean; onChoose: () => void };

function Choice({ name, label, isOn, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isOn} onChange={onChoose} />
      {label}
    </label>
  );
}

const Sheet = styled('div')({
  display: 'grid',
  gap: 12,
  padding: '16px 16px 24px',
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
  '& .direction': { paddingTop: 12, borderTop: '1px solid var(--line)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, cursor: 'pointer' },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--accent)' },
});
