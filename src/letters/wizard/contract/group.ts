import { styled } from '@mui/material/styles';

/** The fields of one party, article or witness. */
export const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: 12,
  '& legend': { padding: '6px 0 4px', fontSize: '0.875rem', fontWeight: 650, color: 'var(--ink)' },
});
