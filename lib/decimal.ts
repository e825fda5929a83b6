import type { Language } from './language.ts';

// Decimal numbers as text of any length ("-1234.50"), since a float holds 15 digits.

const plain = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (text: string): boolean => plain.test(text);

/** A number without its point, and how many digits stood behind it. */
export type Exact = { digits: bigint; scale: number };

/** Reads "-1234.50" as -123450 of scale 2; undefined for what is no decimal. */
export function exact(text: string): Exact | undefined {
  if (!isDecimal(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** Adds two numbers; the sum has the longer fraction of both. */
export function plus(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  return { digits: digitsAt(scale, one) + digitsAt(scale, other), scale };
}

export const times = (one: Exact, other: Exact): Exact => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

export const negated = ({ digits, scale }: Exact): Exact => ({ digits: -digits, scale });

const digitsAt = (scale: number, { digits, scale: own }: Exact): bigint =>
  digits * 10n ** BigInt(scale - own);

/** Writes -123450 of scale 2 as "-1234.50". */
export function written({ digits, scale }: Exact): string {
  if (scale === 0) return String(digits);
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** Compares two decimals exactly; below zero where the first is less. */
export function compareDecimals(one: string, other: string): number {
  // Up to fifteen digits a float is exact enough to tell them apart.
  if (one.length <= 15 && other.length <= 15 && isDecimal(one) && isDecimal(other))
    return Math.sign(Number(one) - Number(other)) || 0;
  const [left, right] = [exact(one), exact(other)];
  if (!left || !right) throw new Error(`${one} or ${other} is no decimal number`);
  const { digits } = plus(left, negated(right));
  return digits < 0n ? -1 : digits > 0n ? 1 : 0;
}

/** Adds decimal numbers exactly, as text ("1234.50"): a float would lose cents. Anything else counts as nothing. */
export const sumOf = (values: readonly unknown[]): string =>
  written(
    values
      .flatMap((value) => exact(String(value)) ?? [])
      .reduce((sum, value) => plus(sum, value), { digits: 0n, scale: 0 }),
  );

/** The one spelling of a number with so many digits after the point; undefined for no number or one with more. */
export function withDigits(text: string, digits: number): string | undefined {
  if (!isDecimal(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const kept = digits > 0 ? `.${fraction.slice(0, digits).padEnd(digits, '0')}` : '';
  const spelled = whole.replace(/^-?0*(?=\d)/, '') + kept;
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
