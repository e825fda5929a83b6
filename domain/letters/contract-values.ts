import { encodeEntities } from '../../lib/entities.ts';
import { grouped, terbilang } from '../../lib/terbilang.ts';
import { fillVariables } from './contract-variables.ts';
import { longDate } from './tags.ts';

/** What the variables stand for, by name. */
export type Values = Readonly<Record<string, string>>;

export type VariableKind = 'text' | 'date' | 'amount' | 'number' | 'words';

export function kindOf(name: string): VariableKind {
  if (/_terbilang$/.test(name)) return 'words';
  if (/^tanggal(_|$)/.test(name)) return 'date';
  if (/(^|_)(nilai|harga|denda)(_|$)/.test(name)) return 'amount';
  return /^(jumlah|hari|persen)(_|$)/.test(name) ? 'number' : 'text';
}

/** Variables to enter: an amount's words follow from the amount when that is entered. */
export const askedOf = (names: readonly string[]): string[] =>
  names.filter((name) => kindOf(name) !== 'words' || !names.includes(amountOf(name)));

/** Validates a value; empty is accepted as open. */
export function isWrong(name: string, value: string): boolean {
  const kind = kindOf(name);
  return kind === 'amount' || kind === 'number' ? value.trim() !== '' && wholeOf(value) === null : false;
}

/** Formats a value for the text: dates in words, amounts with separators, amounts in words from the amount. */
export function printedValue(name: string, values: Values): string {
  const typed = values[name]?.trim() ?? '';
  const kind = kindOf(name);
  if (kind === 'date') return typed && longDate(typed);
  if (kind === 'words') {
    const amount = wholeOf(values[amountOf(name)] ?? '');
    return amount === null ? typed : terbilang(amount);
  }
  const whole = kind === 'amount' || kind === 'number' ? wholeOf(typed) : null;
  return whole === null ? typed : grouped(whole);
}

/** A template's HTML with the values for its variables; those without one stay bracketed. */
export const wordingWith = (content: string, values: Values): string =>
  fillVariables(content, (name) =>
    encodeEntities(printedValue(name, values) || `[${name.replaceAll('_', ' ')}]`),
  );

const amountOf = (name: string): string => name.replace(/_terbilang$/, '');

/** "Rp1.250.000" and "1250000" are the same whole number; null for anything else. */
function wholeOf(typed: string): number | null {
  const plain = typed.replace(/^\s*Rp\s*/i, '').trim();
  if (!/^(\d{1,15}|\d{1,3}(\.\d{3}){1,4})$/.test(plain)) return null;
  const amount = Number(plain.replaceAll('.', ''));
  return amount < 1e15 ? amount : null;
}
