import { signsOf } from '../../../lib/decimal.ts';
import { inGroups } from '../../../lib/formats.ts';
import { language } from '../../../lib/language.ts';

export type Typed = { text: string; caret: number };

/** Groups an amount's digits while it is typed; the caret stays behind the digit it was behind. */
export function regrouped({ text, caret }: Typed): Typed {
  const { group, point } = signsOf(language());
  const bare = text.replaceAll(group, '');
  const [digits = '', ...fraction] = bare.split(point);
  if (!/^-?\d*$/.test(digits) || fraction.length > 1 || !/^\d*$/.test(fraction[0] ?? ''))
    return { text, caret };
  const grouped = [inGroups(digits, group), ...fraction].join(point);
  const before = text.slice(0, caret).replaceAll(group, '').length;
  return { text: grouped, caret: placeAfter(grouped, before, group) };
}

function placeAfter(text: string, count: number, group: string): number {
  let left = count;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (text[place] !== group) left -= 1;
    place += 1;
  }
  return place;
}

/** Where the caret belongs before a key removes a digit: beyond the sign that stands between them. */
export function besideSign({ text, caret }: Typed, key: string): number {
  const { group } = signsOf(language());
  if (key === 'Backspace' && text[caret - 1] === group) return caret - 1;
  return key === 'Delete' && text[caret] === group ? caret + 1 : caret;
}
