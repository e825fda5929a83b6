import { keyframes, styled } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Reserves its place at once, appears after 200 ms (LOOK, Skeleton): quick responses do not flicker. */
export const Delayed = styled('div')({
  animation: `${appear} 120ms ease-out 200ms both`,
});

export const Bar = styled('span')({
  display: 'block',
  height: 12,
  borderRadius: 5,
  background: 'var(--hover)',
});
