/** Longer than other toasts (SPEC A5: 5 s), for an undo that matters; in milliseconds. */
export const undoTime = 8000;
