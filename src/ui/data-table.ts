import { styled } from '@mui/material/styles';
import { chosenRow } from './chosen-row.ts';

/** Table of a page; cells say what they hold by `is-name`, `is-short`, `is-number`, `is-box`. */
export const DataTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& thead th': {
    height: 38,
    padding: '0 12px',
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& tbody td, & tbody th': {
    height: 'var(--row)',
    padding: 'calc(var(--row-pad) - 4px) 12px',
    borderTop: '1px solid var(--line)',
    fontWeight: 'inherit',
    textAlign: 'left',
  },
  '& tbody tr:hover': { background: 'var(--hover)' },
  '& tbody .is-name': { fontWeight: 550 },
  '& .is-name a': { color: 'inherit', textDecoration: 'none' },
  '& .is-name a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .is-short': { whiteSpace: 'nowrap' },
  '& tr > .is-number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > .is-box': { width: 44, padding: '0 0 0 6px' },
  '& small': { display: 'block', color: 'var(--ink-3)', fontWeight: 400, overflowWrap: 'anywhere' },
  ...chosenRow,
  '& tbody tr.is-out td': { color: 'var(--ink-3)' },
});

/** On a phone each row becomes a block of its cells, under their `data-label` where numbers need one. */
export const StackedTable = styled(DataTable)({
  '@media (max-width: 760px)': {
    '& thead': { display: 'none' },
    '& tbody tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 10px',
      alignItems: 'center',
      padding: '10px 14px',
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr:has(> .is-box)': { paddingLeft: 52 },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody td': { height: 'auto', padding: 0, border: 0, color: 'var(--ink-2)' },
    '& td:empty': { display: 'none' },
    // As high as its row: a selected row has its line at the left edge.
    '& tbody .is-box': {
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 50,
      padding: '6px 0 0 12px',
    },
    '& tbody .is-name': { flex: '1 1 100%', color: 'var(--ink)', overflowWrap: 'anywhere' },
    '& td[data-label]:is(.is-number, .is-short)::before': {
      color: 'var(--ink-3)',
      content: 'attr(data-label) " "',
    },
  },
});
