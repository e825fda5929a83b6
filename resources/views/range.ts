import { compareDecimals } from '../../lib/decimal.ts';
import type { Message } from '../../lib/language.ts';
import type { Field } from '../kinds/index.ts';
import type { CommonOptions } from '../kinds/kind.ts';
import { figureOf } from './figures.ts';

/** Bounds as a filter spells them: "1..5", "1..", "..5"; both are included. */
export type Range = { from: string; to: string };

const sign = '..';

/** Kinds whose values have an order: lists are narrowed from one value to another. */
export const hasOrder = (field: Field): boolean => figureOf(field) !== 'count';

/** @returns undefined for a filter by one value */
export function rangeIn(text: string): Range | undefined {
  const at = text.indexOf(sign);
  return at < 0 ? undefined : { from: text.slice(0, at).trim(), to: text.slice(at + sign.length).trim() };
}

/** @returns undefined without a bound: nothing is filtered then */
export const rangeText = ({ from, to }: Range): string | undefined =>
  from || to ? `${from}${sign}${to}` : undefined;

/** The field as one of its bounds is asked: never required, under no condition, a moment also by its day. */
export function boundOf(field: Field): Field {
  const { required, hint, shownIf, requiredIf, lockedIf, stamp, ...options } = field.options as CommonOptions;
  const isMoment = field.kind === 'dateTime';
  return { ...field, options: { ...options, ...(isMoment && { clock: 'optional' }) } } as Field;
}

/** Whether a range ends before it begins; a day is the whole of it. */
export function isReversed(field: Field, from: unknown, to: unknown): boolean {
  if (from === null || to === null) return false;
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  const [first, last] = [String(from), String(to)];
  if (field.kind === 'decimal' || field.kind === 'money') return compareDecimals(first, last) > 0;
  return first.slice(0, last.length) > last;
}

export const reversedRange: Message = {
  id: 'Batas awal tidak boleh melebihi batas akhir.',
  en: 'The range ends before it begins.',
};

/** A bound of the address as the field's value; null where there is none. */
export function typedBound({ kind }: Field, text: string): string | number | null {
  if (text === '') return null;
  const isNumber = (kind === 'integer' || kind === 'duration') && /^-?\d{1,15}$/.test(text);
  return isNumber ? Number(text) : text;
}
