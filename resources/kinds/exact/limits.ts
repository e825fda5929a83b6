import { withDigits } from '../../../lib/decimal.ts';

/** Digits before the point that fit into a column. */
export const mostWhole = 18;

/** The number as its column spells it; undefined for what is none or does not fit there. */
export function exactIn(text: string, digits: number): string | undefined {
  const spelled = isShort(text) ? withDigits(text, digits) : undefined;
  return spelled !== undefined && hasRoom(spelled) ? spelled : undefined;
}

/** Longer texts are refused before anything is counted in them. */
export const isShort = (text: string): boolean => text.length <= 60;

const hasRoom = (spelled: string): boolean => /^-?\d{1,18}(?:\.|$)/.test(spelled);
