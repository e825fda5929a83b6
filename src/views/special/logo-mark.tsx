import { styled } from '@mui/material/styles';

/** A logo as paper has it: paper stays white in the dark. */
export const Mark = styled('span')({
  display: 'inline-flex',
  padding: 4,
  background: 'var(--paper)',
  color: 'var(--paper-ink)',
  border: '1px solid var(--line)',
  borderRadius: 6,
  '& img': { display: 'block', height: 40, maxWidth: 180, objectFit: 'contain' },
});
