import { styled } from '@mui/material/styles';

export { Strip } from '../../../views/parts.ts';

/** Strips above a step. */
export const Strips = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '12px 24px',
  '&:empty': { display: 'none' },
  '@container (max-width: 600px)': { padding: '12px 16px' },
});
