import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../../../lib/decimal.ts';
import { besideSign, regrouped, type Typed } from '../../../src/views/inputs/exact-typing.ts';

/** Presses a key where the caret is, as a browser does. */
function press({ text, caret }: Typed, key: string): Typed {
  if (key !== 'Backspace' && key !== 'Delete')
    return regrouped({ text: text.slice(0, caret) + key + text.slice(caret), caret: caret + key.length });
  const at = besideSign({ text, caret }, key);
  const from = key === 'Backspace' ? at - 1 : at;
  if (from < 0) return { text, caret };
  return regrouped({ text: text.slice(0, from) + text.slice(from + 1), caret: from });
}

const key = fc.constantFrom(...'0123456789', 'Backspace', 'Delete');
/** The digits on both sides of the caret. */
const sides = ({ text, caret }: Typed) =>
  [text.slice(0, caret), text.slice(caret)].map((side) => side.replace(/\D/g, ''));

describe('Typing an amount', () => {
  it('keeps the caret between the same digits, wherever keys are pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat(20)), { maxLength: 30 }), (keys) => {
        let typed: Typed = { text: '', caret: 0 };
        for (const [one, place] of keys) {
          typed = { text: typed.text, caret: Math.min(place, typed.text.length) };
          const [before = '', behind = ''] = sides(typed);
          typed = press(typed, one);
          const expected =
            one === 'Backspace'
              ? [before.slice(0, -1), behind]
              : one === 'Delete'
                ? [before, behind.slice(1)]
                : [before + one, behind];
          expect(sides(typed)).toEqual(expected);
        }
        const digits = typed.text.replaceAll('.', '');
        if (/^[1-9]/.test(digits)) expect(readDecimal(typed.text, 'id')).toBe(digits);
      }),
    );
  });

  it('groups what is typed one after the other, and leaves what is no number alone', () => {
    const typed = (text: string) =>
      [...text].reduce<Typed>((so, one) => press(so, one), { text: '', caret: 0 });
    expect(typed('3400000')).toEqual({ text: '3.400.000', caret: 9 });
    expect(typed('3.400.000,50').text).toBe('3.400.000,50');
    expect(typed('-1500').text).toBe('-1.500');
    expect(typed('12a4').text).toBe('12a4');
  });
});
