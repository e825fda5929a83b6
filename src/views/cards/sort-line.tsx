import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { shownOf } from '../kinds/index.tsx';
import { sortableColumns } from '../list/list-columns.ts';
import { sortMessages } from '../list/sort-messages.ts';

/** The order of cards, which have no head of columns. */
export function SortLine({ resource }: { resource: Resource }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort, setSort } = useListContext();
  const columns = sortableColumns(resource);
  const current = columns.find(({ name }) => name === sort.field);
  const isAscending = sort.order === 'ASC';
  const other = isAscending ? 'DESC' : 'ASC';
  const turned = current && translate(shownOf(current.field).order[other]);
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <Line>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        endIcon={<ChevronDown size={15} strokeWidth={1.6} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(sortMessages.sortedBy(current ? translate(current.label) : ''))}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': translate(sortMessages.by) } }}
        >
          {columns.map(({ name, label }) => (
            <MenuItem
              key={name}
              selected={name === sort.field}
              onClick={() => {
                setAnchor(null);
                setSort({ field: name, order: sort.order });
              }}
            >
              {translate(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
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
  // The words begin where the cards do.
  margin: '-6px 0 -6px -8px',
  '& > .MuiButton-root': { padding: '0 8px' },
});
