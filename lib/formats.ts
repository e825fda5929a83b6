import { signsOf } from './decimal.ts';
import { language, locale } from './language.ts';

export type Moment = string | number | Date;

/** Formats moments in the page's locale, by default in Western Indonesian time. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const made = perLocale((name) => new Intl.DateTimeFormat(name, { timeZone: 'Asia/Jakarta', ...options }));
  return (moment) => made().format(new Date(moment));
}

const whole = perLocale((name) => new Intl.NumberFormat(name));
const oneDigit = perLocale((name) => new Intl.NumberFormat(name, { maximumFractionDigits: 1 }));

/** "1.234"; "1,234" in English. Counts avoid Intl, whose tables take a phone 60 ms to load. */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value) ? inGroups(String(value), signsOf(language()).group) : whole().format(value);

/** "1.234,50" of a decimal as text ("1234.50"): no digit is lost (lib/decimal.ts). */
export function formatExact(decimal: string): string {
  const { group, point } = signsOf(language());
  const [digits = '', fraction] = decimal.split('.');
  return [inGroups(digits, group), fraction].filter((part) => part !== undefined).join(point);
}

export const inGroups = (digits: string, sign: string): string => digits.replace(/\B(?=(\d{3})+$)/g, sign);

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Ends a sentence with one question mark, also where the name in it ends with its own (an answered question's). */
export const question = (text: string): string => `${text.replace(/\?$/, '')}?`;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const conjunction = perLocale((name) => new Intl.ListFormat(name, { type: 'conjunction' }));

/** "Uli dan Hesti", "Uli, Hesti, dan Budi"; "Uli, Hesti and Budi" in English. */
export const listed = (words: readonly string[]): string => conjunction().format(words);

/** "3,2"; at most one digit after the comma. */
export const formatDecimal = (value: number): string => oneDigit().format(value);

/** Caches one formatter per locale: creating one costs more than a hundred uses. */
function perLocale<T>(make: (name: string) => T): () => T {
  const known = new Map<string, T>();
  return () => {
    const name = locale();
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}
