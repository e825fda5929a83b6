import { terbilang } from '../../lib/terbilang.ts';

const amount = /(?<![\d.,])(Rp\.?\s?)?(\d{1,3}(?:\.\d{3}){1,4}|\d{1,15})(?:,(?:00|-))?\s*$/;

/**
 * The words of the amount or number that a text ends with, in brackets as they stand behind it (DOMAIN 9):
 * "(satu juta rupiah)"; undefined where it ends with none.
 */
export function amountInWords(text: string): string | undefined {
  const [, currency, digits = ''] = amount.exec(text) ?? [];
  const whole = Number(digits.replaceAll('.', ''));
  if (digits === '' || whole >= 1e15) return undefined;
  return `(${terbilang(whole)}${currency ? ' rupiah' : ''})`;
}
