/** Least and ideal width of a column in pixels. */
export type Width = { min: number; ideal: number };

export const cellPadding = 24;
/** Average width of a letter in a cell (13.5 px), in pixels. */
const letter = 7;

/** Room for so many letters and what is beside them. */
export function exactly(letters: number, more = 0): Width {
  const width = letters * letter + cellPadding + more;
  return { min: width, ideal: width };
}
