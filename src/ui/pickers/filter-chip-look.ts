import { styled } from '@mui/material/styles';

/** A filter: dashed while unset, solid and green while set (LOOK, Filters). */
export const FilterChipLook = styled('span')({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 30,
  border: '1px dashed var(--line-2)',
  borderRadius: 8,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  '&[data-set]': {
    borderStyle: 'solid',
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
  },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    padding: '0 10px',
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& > button > span': { maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > .clear': { minWidth: 24, padding: '0 8px 0 1px' },
  '&:not([data-set]) > button:hover': { background: 'var(--hover)' },
  '& > button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '@media (pointer: coarse)': { height: 44 },
});
