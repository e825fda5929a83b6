/** Adds decimal numbers exactly, as text ("1234.50"): a float would lose cents. Anything else counts as nothing. */
export function sumOf(values: readonly unknown[]): string {
  const numbers = values.map(String).filter((text) => decimal.test(text));
  const digits = Math.max(0, ...numbers.map((text) => text.split('.')[1]?.length ?? 0));
  const sum = numbers.reduce((before, text) => before + scaled(text, digits), 0n);
  if (digits === 0) return String(sum);
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0');
  return `${sum < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const decimal = /^-?\d+(?:\.\d+)?$/;

function scaled(text: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(digits, '0')}`);
}
