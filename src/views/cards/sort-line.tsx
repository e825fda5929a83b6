import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { shownOf } from '../kinds/index.tsx';
import { sortableColumns } from '../list/list-columns.ts';
import { cardMessages } from './messages.ts';

/** The order of cards, which have no head of columns. */
export function SortLine({ resource }: { resource: Resource }) {
  const id = useId();
  const { sort, setSort } = useListContext();
  const columns = sortableColumns(resource);
  const current = columns.find(({ name }) => name === sort.field);
  const isAscending = sort.order === 'ASC';
  const other = isAscending ? 'DESC' : 'ASC';
  const turned = current && translate(shownOf(current.field).order[other]);
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <Line>
      <label htmlFor={id}>{translate(cardMessages.sortBy)}</label>
      <select
        id={id}
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
      >
        {columns.map(({ name, label }) => (
          <option key={name} value={name}>
            {translate(label)}
          </option>
        ))}
      </select>
      <IconButton
        aria-label={turned}
        title={turned}
        onClick={() => setSort({ field: sort.field, order: other })}
      >
        <Arrow size={15} strokeWidth={1.8} aria-hidden />
      </IconButton>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.75rem',
  color: 'var(--ink-2)',
  '& select': {
    height: 'var(--button-height)',
    padding: '0 8px',
    border: '1px solid var(--line-2)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
  },
  '& select:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
