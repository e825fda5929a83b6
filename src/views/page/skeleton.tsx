import { keyframes, styled } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Holds its place at once and shows itself after 200 ms (LOOK, Skeleton): quick answers do not flicker. */
export const Delayed = styled('div')({
  animation: `${appear} 120ms ease-out 200ms both`,
});

/** A bar in the shape of what is coming. */
export const Bar = styled('span')({
  display: 'block',
  height: 12,
  borderRadius: 5,
  background: 'var(--hover)',
});
