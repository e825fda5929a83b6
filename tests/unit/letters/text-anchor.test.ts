import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aroundLimit,
  blockEnd,
  findAnchor,
  findOnce,
  plainWords,
  type TextAnchor,
} from '../../../domain/letters/text-anchor.ts';

const text = 'Kami siapkan 18 unit derek di ruas A.\nDi ruas B disiapkan 18 unit derek pula.';
const anchorAt = (from: string, start: number, end: number): TextAnchor => ({
  quote: from.slice(start, end),
  prefix: from.slice(Math.max(0, start - aroundLimit), start),
  suffix: from.slice(end, end + aroundLimit),
  block: from.slice(0, start).split(blockEnd).length - 1,
});
const anchorOf = (from: string, quote: string, nth = 0): TextAnchor => {
  let at = from.indexOf(quote);
  for (let n = 0; n < nth; n += 1) at = from.indexOf(quote, at + 1);
  return anchorAt(from, at, at + quote.length);
};
const wordsAt = (now: string, anchor: TextAnchor) => {
  const found = findAnchor(now, anchor);
  return found && now.slice(found.start, found.end);
};

describe('a passage', () => {
  it('is found among equal ones by what stands around it', () => {
    expect(findAnchor(text, anchorOf(text, '18 unit', 1))?.start).toBe(text.lastIndexOf('18 unit'));
    const moved = `Pembukaan baru.\n${text}`;
    expect(findAnchor(moved, anchorOf(text, '18 unit', 1))?.start).toBe(moved.lastIndexOf('18 unit'));
  });

  it('that was reworded is what stands in its place, and is gone with its surroundings', () => {
    const anchor = anchorOf(text, '18 unit');
    expect(
      wordsAt(text.replaceAll('18 unit derek', '24 buah derek'), { ...anchor, suffix: ' derek di ruas' }),
    ).toBe('24 buah');
    expect(findAnchor('Tidak ada lagi.', anchor)).toBeNull();
    expect(findAnchor(text.replace('18 unit', ''), { ...anchor, quote: '18 unit besar' })).toBeNull();
  });

  it('is taken once only: equal ones are told apart by their surroundings or not at all', () => {
    expect(findOnce(text, anchorOf(text, '18 unit', 1))?.start).toBe(text.lastIndexOf('18 unit'));
    expect(findOnce(text, { quote: '18 unit', prefix: 'lain ', suffix: '' })).toBeNull();
    expect(findOnce(text, { quote: '20 unit', prefix: '', suffix: '' })).toBeNull();
  });

  it('is always found in the text that it was taken from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', ' ', '\n'), { minLength: 3 }),
        fc.nat(),
        fc.nat(),
        (signs, a, b) => {
          const whole = signs.join('');
          const start = a % whole.length;
          const end = start + 1 + (b % (whole.length - start));
          const anchor = { ...anchorAt(whole, start, end), block: 0 };
          expect(wordsAt(whole, anchor)).toBe(anchor.quote);
        },
      ),
    );
  });

  it('is compared without the blanks and joiners that paper adds', () => {
    expect(plainWords(' KM\u00a047\u2060–\u206070 \n')).toBe('KM 47–70');
  });
});
