/**
 * Rows as a CSV file's text. Separated by semicolons with a byte order mark, which is what Excel in an Indonesian
 * Windows opens with a double click. No cell begins like a formula (DESIGN 6: formulas in exported CSV).
 */
export const csvOf = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

function cell(value: string): string {
  const safe =
    /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/.test(value) && !isNumber(value) ? `'${value}` : value;
  return /[";\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = (value: string): boolean => /^-?\d+([.,]\d+)?$/.test(value);
