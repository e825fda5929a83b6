import { styled } from '@mui/material/styles';
import { chosenRow } from '../../ui/chosen-row.ts';
import { iconButton } from '../../ui/icon-button.ts';
import { rowBox } from './row-box-look.ts';

/** Sheet of a table: wide tables scroll inside it, never the page. */
export const Card = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'auto',
  // Visible scrollbar: a user's columns may exceed the width.
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line-2) transparent',
  maxHeight: 'calc(100vh - 120px)',
  // A focused row must not be under the sticky head and columns.
  scrollPadding: '44px 56px 8px 56px',
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
});

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 38,
    padding: '0 12px',
    borderBottom: '1px solid var(--line-2)',
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& th .and': { fontWeight: 600 },
  '& td': {
    height: 'var(--row)',
    padding: '0 12px',
    borderBottom: '1px solid var(--line)',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxWidth: 260,
  },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // Own paint layer per row: else the browser repaints all rows on each hover, key and tick (10 ms).
  '& tbody tr': { cursor: 'pointer', position: 'relative', zIndex: 0 },
  '& tbody tr:hover td, & tbody tr:focus-within td, & tbody tr[aria-busy] td': { background: 'var(--hover)' },
  ...chosenRow,
  '& .right': { textAlign: 'right' },
  '& .title': { width: '40%', minWidth: 240, maxWidth: 0, left: 40 },
  '& .box': { width: 40, minWidth: 40, left: 0, paddingRight: 0, paddingLeft: 6, overflow: 'visible' },
  // Name and actions stay visible while other columns scroll sideways. Only then: each sticky cell costs the
  // browser a layer.
  '&.is-wider': {
    '& .box, & .title, & .row-actions': { position: 'sticky', zIndex: 1 },
    '& th.box, & th.title, & th.row-actions': { zIndex: 2 },
    '& td.box, & td.title, & td.row-actions': { background: 'var(--surface)' },
  },
  '& .quiet': { color: 'var(--ink-2)' },
  '& .row-status': { fontSize: '0.75rem', color: 'var(--ink-2)' },
  '& .row-actions': { width: 44, right: 0, textAlign: 'right', padding: '0 5px', textOverflow: 'clip' },
  '& .row-box': rowBox,
  '& .row-menu': { ...iconButton, display: 'inline-grid' },
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '@media (pointer: coarse)': {
    '& td': { height: 52 },
    '& .row-menu': { width: 44, height: 44 },
    '& .row-box': { margin: '0 -10px' },
  },
});

/** Code and name in one line, a tree's steps before them. */
export const Title = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& .code': {
    flex: 'none',
    width: 'var(--code, auto)',
    minWidth: 66,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--ink-2)',
  },
  '& a': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2, borderRadius: 4 },
});
