const word = String.raw`(?!(?:telp?|telepon|fax|faks|hp|po)\b)\p{L}[\p{L}'’]*`;
const words = `(${word}(?:[ -]${word}){0,3})`;
const beforePostcode = new RegExp(String.raw`(?:^|[,;\n]|\d)\s*${words}\s*,?\s+\d{5}(?!\d)`, 'iu');
const afterLastComma = new RegExp(
  String.raw`,\s*${words}\s*(?:$|[.;\n]|(?=\s(?:telp?|telepon|fax|faks)\b))`,
  'iu',
);

/**
 * Finds the city in an office's address, as "Jalan Contoh No. 1, Jakarta 10110. Telp. (021) 555 0100" has it.
 * @returns null where no place can be told from the street
 */
export function cityIn(address: string): string | null {
  // Runs of spaces would be tried at every length, for hours.
  const calm = address.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
  const found = (beforePostcode.exec(calm) ?? afterLastComma.exec(calm))?.[1];
  if (!found) return null;
  const name = found.replace(/^(?:kota|kabupaten|kab)\s+/i, '');
  return name === name.toUpperCase() ? name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, upper) : name;
}

const upper = (letter: string): string => letter.toUpperCase();
