/** Native checkbox of a row, in a table and on a phone; of touch size for fingers. */
export const rowBox = {
  appearance: 'none',
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: 28,
  height: 28,
  margin: 0,
  borderRadius: 7,
  cursor: 'pointer',
  '&::before, &:checked::after': { content: '""', position: 'absolute' },
  '&::before': {
    inset: 6,
    border: '1.5px solid var(--field)',
    borderRadius: 4,
    background: 'var(--surface)',
  },
  '&:checked::before, &:indeterminate::before': {
    borderColor: 'var(--accent)',
    background: 'var(--accent)',
  },
  '&:checked::after': {
    inset: '9.5px 11.5px 11.5px',
    border: 'solid var(--on-accent)',
    borderWidth: '0 1.8px 1.8px 0',
    transform: 'rotate(42deg)',
  },
  '&:indeterminate::after': {
    content: '""',
    position: 'absolute',
    inset: '13px 9px',
    borderTop: '2px solid var(--on-accent)',
  },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (pointer: coarse)': {
    width: 44,
    height: 44,
    '&::before': { inset: 14 },
    '&:checked::after': { inset: '17.5px 19.5px 19.5px' },
    '&:indeterminate::after': { inset: '21px 17px' },
  },
} as const;
