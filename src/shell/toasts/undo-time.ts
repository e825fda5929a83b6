/** A toast that offers to undo what mattered stands a little longer than others (SPEC A5: 5 s), in milliseconds. */
export const undoTime = 8000;
