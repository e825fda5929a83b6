/** Letters of a column beyond which its text wraps. */
const mostLetters = 36;
/** A column's inset in letters. */
const inset = 3;
/** About as many letters as lines hold, upright and lying, at sizes of text in points. */
const upright = { letters: 96, size: 8.2 };
const lying = [
  { letters: 150, size: 8.2 },
  { letters: 186, size: 6.6 },
  { letters: 240, size: 5.2 },
];

export type ColumnWidths = { weights: number[]; isWide: boolean; size: number };

/** How wide columns are beside each other, whether the page must lie, and how small its text: no word is cut. */
export function columnWidths(heads: readonly string[], rows: readonly (readonly string[])[]): ColumnWidths {
  const columns = heads.map((head, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const lines = cells.map(longestLine).sort((one, other) => one - other);
    const least = Math.max(...[head, ...cells].map(longestWord)) + inset;
    const usual = lines[Math.floor(lines.length * 0.9)] ?? 0;
    return { least, wanted: Math.max(least, Math.min(usual, mostLetters) + inset) };
  });
  const wanted = sum(columns.map((column) => column.wanted));
  if (wanted <= upright.letters)
    return { weights: columns.map((column) => column.wanted), isWide: false, size: upright.size };
  const least = sum(columns.map((column) => column.least));
  const page = lying.find(({ letters }) => least <= letters) ?? { letters: least, size: 5.2 };
  // What is left beyond the words themselves goes to those that want more.
  const share = Math.max(0, Math.min(1, (page.letters - least) / (wanted - least || 1)));
  return {
    weights: columns.map((column) => column.least + (column.wanted - column.least) * share),
    isWide: true,
    size: page.size,
  };
}

/** Lets words break that no column holds, such as addresses. */
export const breakable = (text: string): string =>
  text.replace(/\S{25,}/g, (word) => word.replace(/(.{12})(?=.)/gu, '$1\u200b'));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const longestOf = (parts: readonly string[]): number =>
  parts.reduce((most, { length }) => Math.max(most, length), 0);
const longestWord = (text: string): number => Math.min(longestOf(text.split(/[\s\u200b]+/)), 24);
const longestLine = (text: string): number => longestOf(text.split('\n'));
