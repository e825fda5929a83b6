import { language, locale } from './language.ts';

export type Moment = string | number | Date;

/** Writes moments by the language of the page, in Western Indonesian time unless told otherwise. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const made = perLocale((name) => new Intl.DateTimeFormat(name, { timeZone: 'Asia/Jakarta', ...options }));
  return (moment) => made().format(new Date(moment));
}

const whole = perLocale((name) => new Intl.NumberFormat(name));
const oneDigit = perLocale((name) => new Intl.NumberFormat(name, { maximumFractionDigits: 1 }));

/** "1.234"; "1,234" in English. Counts are written without the browser's tables, which a phone needs 60 ms to open. */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, language() === 'en' ? ',' : '.')
    : whole().format(value);

/** "Klasifikasi" as it stands within a sentence: "klasifikasi". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "3,2"; at most one digit after the comma. */
export const formatDecimal = (value: number): string => oneDigit().format(value);

/** Made once for each language: making one costs more than using it a hundred times. */
function perLocale<T>(make: (name: string) => T): () => T {
  const known = new Map<string, T>();
  return () => {
    const name = locale();
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}
