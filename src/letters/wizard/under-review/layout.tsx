import { styled } from '@mui/material/styles';

/** The page, its head and its foot, as the wizard has them. */
export const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  containerType: 'inline-size',
  overflowY: 'auto',
});
export const Head = styled('header')({
  padding: '20px 28px 0',
  width: '100%',
  maxWidth: 860,
  boxSizing: 'border-box',
  margin: '0 auto',
  '& h1': { margin: 0 },
  '& p': { margin: '2px 0 0', color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '@container (max-width: 600px)': { padding: '16px 16px 0' },
});
export const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: 10,
  marginTop: 'auto',
  padding: '11px 24px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '@container (max-width: 600px)': { padding: '10px 16px' },
});
export const Choosing = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > ol': { marginBottom: 10 },
  '& > label': { fontWeight: 600, fontSize: '0.8125rem', lineHeight: '18px' },
});
export const FixedFacts = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', gap: 12 },
  '& dt': { color: 'var(--ink-3)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ol': { margin: 0, paddingLeft: 18 },
  '@container (max-width: 600px)': {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dt': { fontSize: '0.75rem' },
  },
});
