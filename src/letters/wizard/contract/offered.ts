import { styled } from '@mui/material/styles';

/** What a contract's dialogs are opened from, in the field they are about. */
export const Offered = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginLeft: 'auto',
  '& + div': { marginLeft: 0 },
  '@container (max-width: 860px)': { order: 1, marginLeft: 0 },
});
