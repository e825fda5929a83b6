/** Heard, not seen. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  minHeight: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
