import { styled } from '@mui/material/styles';

export const Panel = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--sunken)',
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: 42,
    padding: '4px 6px 4px 12px',
  },
  '& > header h3': { margin: 0, fontSize: '0.75rem', lineHeight: '16px', fontWeight: 650 },
  '& > header small': { flex: 1, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& > p, & > ul': { margin: 0, padding: '0 12px 10px', fontSize: '0.8125rem', lineHeight: '18px' },
});

export const Warning = styled('p')({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  margin: '0 !important',
  padding: '8px 12px !important',
  background: 'var(--stamp-soft)',
  color: 'var(--stamp)',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: 1 },
});

/** Where a sheet lies that is longer than its box. */
export const Desk = styled('div')({
  maxHeight: 'var(--desk, 520px)',
  overflow: 'auto',
  padding: '4px 12px 14px',
  '& + p': { borderTop: '1px solid var(--line)', paddingTop: 8, color: 'var(--ink-3)', fontSize: '0.75rem' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
