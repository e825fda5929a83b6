import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ListChecks from 'lucide-react/icons/list-checks';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { Drawer } from '../floating.tsx';
import { useChoosing } from './bulk/choosing.ts';
import { columnNamed } from './list-columns.ts';
import { bulkMessages } from './messages.ts';
import { sortMessages } from './sort-messages.ts';

const SortSheet = lazyPart(() => import('./sort-sheet.tsx'));

/** Replaces the table head on a phone: sort order, and start of the selection. */
export function PhoneTools({ resource }: { resource: Resource }) {
  const { sort, total } = useListContext();
  const { isUnderWay, begin, end } = useChoosing();
  const [isOpen, setOpen] = useState(false);
  const column = columnNamed(resource, sort.field);
  const Arrow = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  if (!total) return null;
  return (
    <PhoneToolsLine>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        endIcon={<Arrow size={15} strokeWidth={1.6} aria-hidden />}
      >
        <span>{translate(sortMessages.sortedBy(column ? translate(column.label) : ''))}</span>
      </Button>
      <IconButton
        title={translate(bulkMessages.selectSome)}
        aria-label={translate(bulkMessages.selectSome)}
        aria-pressed={isUnderWay}
        onClick={isUnderWay ? end : begin}
      >
        <ListChecks size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {isOpen && (
        <Drawer anchor="bottom" open onClose={() => setOpen(false)}>
          <Suspense>
            <SortSheet resource={resource} onClose={() => setOpen(false)} />
          </Suspense>
        </Drawer>
      )}
    </PhoneToolsLine>
  );
}

export const PhoneToolsLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  height: 34,
  // As near to the search above as to the rows below.
  margin: '-6px 0 -8px',
  '@media (pointer: coarse)': { height: 44 },
  '& [aria-pressed="true"]': { background: 'var(--selected)' },
  '& > :first-of-type': { minWidth: 0, marginLeft: -8, padding: '0 8px' },
  '& > :first-of-type > span:first-of-type': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
