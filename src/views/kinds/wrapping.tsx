import { styled } from '@mui/material/styles';

/** Several small things in lines that break. */
export const Wrapping = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '6px 8px' });
