/**
 * Excel on an Indonesian Windows needs semicolons (its decimal sign is the comma)
 * and a byte order mark, else reads Windows-1252.
 */
export const byteOrderMark = '\uFEFF';

/** A CSV line with its end. Text a spreadsheet would execute is neutralised. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(value: string): string {
  const safe = neutral(value);
  return /[";\r\n,\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Escapes formula-like text by an apostrophe (DESIGN 6), also behind spaces and
 * in full-width characters; not negative numbers.
 */
export const neutral = (value: string): string => (looksLikeFormula(value) ? `'${value}` : value);

/** Undoes `neutral` exactly: an exported text is imported unchanged. */
export const withoutNeutral = (value: string): string =>
  value.startsWith("'") && looksLikeFormula(value.slice(1)) ? value.slice(1) : value;

function looksLikeFormula(value: string): boolean {
  if (/^-?\d+([.,]\d+)?$/.test(value)) return false;
  return /^[\s']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^[\t\r\n]/.test(value);
}
