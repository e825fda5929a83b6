/** Letters of a column beyond which its text wraps. */
const mostLetters = 36;
/** About as many as a line of an upright A4 page holds. */
const uprightLetters = 96;
/** A column's inset in letters. */
const inset = 3;

/** How wide columns are beside each other, and whether the page must lie. */
export function columnWidths(heads: readonly string[], rows: readonly (readonly string[])[]) {
  const weights = heads.map((head, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const words = [head, ...cells].map(longestWord);
    const usual =
      cells.map(longestLine).sort((one, other) => one - other)[Math.floor(cells.length * 0.9)] ?? 0;
    return Math.min(mostLetters, Math.max(usual, ...words)) + inset;
  });
  const wanted = weights.reduce((sum, weight) => sum + weight, 0);
  return { weights, isWide: wanted > uprightLetters };
}

/** Lets words break that no column holds, such as addresses. */
export const breakable = (text: string): string =>
  text.replace(/\S{25,}/g, (word) => word.replace(/(.{12})(?=.)/gu, '$1\u200b'));

const longestOf = (parts: readonly string[]): number =>
  parts.reduce((most, { length }) => Math.max(most, length), 0);
const longestWord = (text: string): number => Math.min(longestOf(text.split(/\s+/)), 24);
const longestLine = (text: string): number => longestOf(text.split('\n'));
