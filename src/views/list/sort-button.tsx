import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo } from 'react';
import { useListSortContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { ListColumn } from './list-columns.ts';

/** Column heading; a sortable one sorts the list, again in reverse. */
export const SortButton = memo(function SortButton({
  column,
  inside,
}: {
  column: ListColumn;
  inside?: boolean;
}) {
  const { sort, setSort } = useListSortContext();
  const label = inside ? translate(column.label).toLowerCase() : translate(column.label);
  if (!column.sortable) return <>{label}</>;
  const isCurrent = sort.field === column.name;
  const Arrow = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <Button
      type="button"
      onClick={() =>
        setSort({ field: column.name, order: isCurrent && sort.order === 'ASC' ? 'DESC' : 'ASC' })
      }
    >
      {label}
      {isCurrent && <Arrow size={12} strokeWidth={2} aria-hidden />}
    </Button>
  );
});

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 24,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { color: 'var(--ink)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
