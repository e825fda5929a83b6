import { styled } from '@mui/material/styles';

/** Rows of one tab, thin lines between them. */
export const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'grid', gap: 4, padding: '12px 0' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& a': { color: 'var(--accent-ink)', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .row': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .row > :first-child': { flex: 1, minWidth: 0 },
});
export const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, padding: '12px 0 4px' });
export const Quiet = styled('p')({ margin: 0, padding: '10px 0', color: 'var(--ink-3)' });
