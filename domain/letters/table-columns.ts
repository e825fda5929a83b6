// How the columns of a table stand, from what is written in them; the same on both sheets and in the PDF.

export type ColumnAlign = 'right' | 'center' | null;

const amount = /^[-–+]?\s?(?:Rp\s?)?\d[\d.]*(?:,\d+)?(?:\s?(?:%|‰|m|m²|m³|km|kg|ton|liter))?(?:,-)?$/;
/** Row numbers and codes have no places to line up. */
const mark = /^(?:\d{1,3}[.)]?|[a-z][.)]|\d+)$/;

/**
 * Amounts stand right, under each other; row numbers and codes of one length in the middle; words left.
 * @param cells texts of one column without its heading
 */
export function columnAlign(cells: readonly string[], heading = ''): ColumnAlign {
  if (/^no\.?$/i.test(heading.trim())) return 'center';
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '-');
  if (written.length === 0) return null;
  const ofOneLength = new Set(written.map((cell) => cell.replace(/\D/g, '').length)).size === 1;
  if (
    written.every((cell) => mark.test(cell)) &&
    (ofOneLength || written.every((cell) => /[.)]$/.test(cell)))
  )
    return 'center';
  return written.every((cell) => amount.test(cell)) ? 'right' : null;
}

/**
 * Whether a table is a list of terms ("Hari : Senin"), which is set without lines.
 * @param columns how many there are
 * @param middle texts of the second column's own cells
 */
export const isListOfTerms = (columns: number, middle: readonly string[]): boolean =>
  columns === 3 && middle.length > 0 && middle.every((cell) => cell.trim() === ':');

/** Whether a row adds up those above it. */
export const isSum = (first: string): boolean => /^(?:sub ?)?(?:jumlah|total)\b/i.test(first.trim());
