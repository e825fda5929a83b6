import type { Language } from './language.ts';

// Decimal numbers as text of any length ("-1234.50"), since a float holds 15 digits.

const plain = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (text: string): boolean => plain.test(text);

/** Compares two decimals exactly; below zero where the first is less. */
export function compareDecimals(one: string, other: string): number {
  const digits = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const difference = scaled(one, digits) - scaled(other, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function scaled(text: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(digits, '0')}`);
}

/** Adds decimal numbers exactly, as text ("1234.50"): a float would lose cents. Anything else counts as nothing. */
export function sumOf(values: readonly unknown[]): string {
  const numbers = values.map(String).filter((text) => isDecimal(text));
  const digits = Math.max(0, ...numbers.map((text) => text.split('.')[1]?.length ?? 0));
  const sum = numbers.reduce((before, text) => before + scaled(text, digits), 0n);
  if (digits === 0) return String(sum);
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0');
  return `${sum < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The one spelling of a number with so many digits after the point; undefined for no number or one with more. */
export function withDigits(text: string, digits: number): string | undefined {
  if (!isDecimal(text)) return undefined;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > digits) return undefined;
  const spelled = [whole.replace(/^0+(?=\d)/, ''), kept.padEnd(digits, '0')].filter(Boolean).join('.');
  return text.startsWith('-') && /[1-9]/.test(spelled) ? `-${spelled}` : spelled;
}

/** What groups digits and what begins the fraction, as each language writes numbers. */
export const signsOf = (language: Language): { group: string; point: string } =>
  language === 'en' ? { group: ',', point: '.' } : { group: '.', point: ',' };

/**
 * Reads a number as people write it, "1.500,25": by the language, else the other way where that is unmistakable
 * ("1500.25", "1,500,000").
 * @returns it as "1500.25", or undefined
 */
export function readDecimal(typed: string, language: Language): string | undefined {
  const text = typed.trim().replace('\u2212', '-');
  const ways = language === 'en' ? (['en', 'id'] as const) : (['id', 'en'] as const);
  const way = ways.find((one) => writings[one].test(text));
  if (!way) return undefined;
  const { group, point } = signsOf(way);
  return text.replaceAll(group, '').replace(point, '.');
}

const writings: Record<Language, RegExp> = {
  id: /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/,
  en: /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,
};
