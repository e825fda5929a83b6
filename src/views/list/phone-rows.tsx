import { styled } from '@mui/material/styles';
import { type MouseEvent, useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { iconButton } from '../../ui/icon-button.ts';
import type { Row } from '../record.ts';
import { useChoosing } from './bulk/choosing.ts';
import { PhoneRow } from './phone-row.tsx';
import { rowBox } from './row-box-look.ts';
import { useColumns } from './use-columns.ts';
import { rowLinkIn, useOpenRow } from './use-open-row.ts';
import { useRowSelection } from './use-row-selection.ts';

/** Rows on narrow screens: the name, then the columns' values in at most two lines. */
export function PhoneRows({ resource, rows }: { resource: Resource; rows: Row[] }) {
  const { columns } = useColumns(resource);
  const { selectedIds } = useListContext<Row>();
  const { isUnderWay } = useChoosing();
  const { hrefOf, onClick } = useOpenRow(resource);
  const toggle = useRowSelection(rows);
  const chosen = new Set(selectedIds);
  // Deferred, as in the table: a key press goes before the rendering of many rows.
  const shown = useDeferredValue(rows);
  const tick = (event: MouseEvent) => {
    // Keyboard (`detail` 0) opens the row even while selecting; Ctrl and Meta open it elsewhere.
    const isTap = event.detail > 0 && !event.ctrlKey && !event.metaKey;
    const link = isTap ? rowLinkIn(event.target) : null;
    if (!link) return onClick(event);
    event.preventDefault();
    boxOf(link)?.click();
  };
  return (
    <Rows onClick={isUnderWay ? tick : onClick}>
      {shown.map((row) => (
        <PhoneRow
          key={row.id}
          resource={resource}
          row={row}
          columns={columns}
          hrefOf={hrefOf}
          isChoosing={isUnderWay}
          isChosen={chosen.has(row.id)}
          onToggle={toggle}
        />
      ))}
    </Rows>
  );
}

const boxOf = (link: HTMLAnchorElement): HTMLInputElement | null | undefined =>
  link.closest('li')?.querySelector<HTMLInputElement>('.row-box');

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 60 },
  // Off-screen rows are not rendered; the first are, so that nothing moves during the load.
  '& li:nth-of-type(n + 21)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 60px' },
  '& li + li': { borderTop: '1px solid var(--line)' },
  // LOOK, States: the selected row.
  '& li.is-chosen': { background: 'var(--selected)', boxShadow: 'inset 2px 0 0 var(--accent)' },
  '& .row-box': { ...rowBox, marginLeft: 4 },
  '& .row-box + a': { paddingLeft: 4 },
  '& .row-menu': { ...iconButton, display: 'grid', flex: 'none', width: 44, height: 44, marginRight: 4 },
  '& a': {
    flex: 1,
    display: 'grid',
    gap: 2,
    minWidth: 0,
    alignSelf: 'stretch',
    alignContent: 'center',
    padding: '8px 4px 8px 14px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .row-box ~ a': { paddingRight: 14 },
  '& a:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& a:active, & a[aria-busy]': { background: 'var(--hover)' },
  '& .first': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& b': { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650, whiteSpace: 'nowrap' },
  '& b, & .second': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // Two lines, since what stands last may be the amount.
  '& .second': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
});
