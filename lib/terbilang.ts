/** For whole numbers below 10^15: "satu miliar dua ratus lima puluh juta". */
export function terbilang(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= 1e15)
    throw new RangeError(`No words for ${amount}`);
  if (amount === 0) return 'nol';
  const words: string[] = [];
  let rest = amount;
  for (const [size, name] of scales) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0) continue;
    words.push(size === 1000 && count === 1 ? 'seribu' : `${belowThousand(count)} ${name}`.trim());
  }
  return words.join(' ');
}

/** "1.250.000" as amounts are printed. */
export const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');

const scales = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1000, 'ribu'],
  [1, ''],
] as const;

const units = [
  ...['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
  ...['sepuluh', 'sebelas'],
];

function belowThousand(count: number): string {
  const hundreds = Math.floor(count / 100);
  const head = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${units[hundreds]} ratus`;
  return [head, belowHundred(count % 100)].filter(Boolean).join(' ');
}

function belowHundred(count: number): string {
  if (count < 12) return units[count] ?? '';
  if (count < 20) return `${units[count - 10]} belas`;
  return [`${units[Math.floor(count / 10)]} puluh`, units[count % 10]].filter(Boolean).join(' ');
}
