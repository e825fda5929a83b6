/**
 * CSV as Excel in an Indonesian Windows opens it with a double click: semicolons (the comma is its decimal sign) and a
 * byte order mark, without which it takes UTF-8 for Windows-1252.
 */
export const byteOrderMark = '\uFEFF';

/** One line of the file, with its end. Text that a spreadsheet would run is made harmless. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(value: string): string {
  const safe = neutral(value);
  return /[";\r\n,\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Text that begins like a formula gets an apostrophe before it (DESIGN 6: formulas in exported CSV), also behind spaces,
 * apostrophes and in full-width signs. Plain negative numbers are none.
 */
export const neutral = (value: string): string => (looksLikeFormula(value) ? `'${value}` : value);

/** Undoes `neutral`, exactly: what was exported comes back as it was. */
export const withoutNeutral = (value: string): string =>
  value.startsWith("'") && looksLikeFormula(value.slice(1)) ? value.slice(1) : value;

function looksLikeFormula(value: string): boolean {
  if (/^-?\d+([.,]\d+)?$/.test(value)) return false;
  return /^[\s']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^[\t\r\n]/.test(value);
}
