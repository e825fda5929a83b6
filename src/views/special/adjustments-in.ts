import { type Adjustments, adjustable } from '../../../domain/letters/adjustments-schema.ts';

/** A form's value of it, as it is typed. */
export const adjustmentsIn = (value: unknown): Adjustments =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

export const isMargin = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= adjustable.least &&
  value <= adjustable.most;

/** What of it can be shown while something is still being typed. */
export function shownAdjustments(value: unknown): Adjustments {
  const { margins = {}, ...rest } = adjustmentsIn(value);
  return {
    ...rest,
    margins: Object.fromEntries(Object.entries(margins).filter(([, size]) => isMargin(size))),
  };
}

/** Without what changes nothing; null where nothing is left, which is the standard. */
export function tidied(adjustments: Adjustments): Adjustments | null {
  const kept = Object.entries(adjustments).filter(([, part]) => Object.keys(part).length > 0);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
