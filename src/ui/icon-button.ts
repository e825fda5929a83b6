/** Native icon button, for places with many: Material's renders several components each. */
export const iconButton = {
  placeItems: 'center',
  width: 30,
  height: 30,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -2 },
};
