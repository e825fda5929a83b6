import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, meetsCondition } from '../../../lib/condition.ts';

describe('A condition on a record', () => {
  it.each([
    [{ kind: 'a' }, { kind: 'a' }, true],
    [{ kind: ['a', 'b'] }, { kind: 'b' }, true],
    [{ kind: { not: 'a' } }, { kind: 'a' }, false],
    [{ kind: { not: ['a', 'b'] } }, {}, true],
    [{ tags: 'x' }, { tags: ['y', 'x'] }, true],
    [{ note: { filled: true } }, { note: '' }, false],
    [{ note: { filled: false } }, {}, true],
    [{ paid: { filled: true } }, { paid: false }, false],
    [{ count: { min: 0 } }, { count: 0 }, true],
    [{ count: { min: 0 } }, {}, false],
    [{ day: { max: '2026-01-31' } }, { day: '2026-02-01' }, false],
    [{ kind: 'a', count: { min: 2 } }, { kind: 'a', count: 1 }, false],
    [[{ kind: 'a' }, { count: 1 }], { kind: 'b', count: 1 }, true],
    [[], { kind: 'a' }, false],
    [{}, {}, true],
  ] as const)('%j of %j: %s', (condition, values, holds) => {
    expect(meetsCondition(condition, values)).toBe(holds);
  });

  it('compares amounts of any length by value', () => {
    const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    const written = (amount: bigint) => {
      const [sign, digits] = amount < 0n ? ['-', String(-amount)] : ['', String(amount)];
      const all = digits.padStart(3, '0');
      return `${sign}${all.slice(0, -2)}.${all.slice(-2)}`;
    };
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(meetsCondition({ amount: { min: written(other) } }, { amount: written(one) })).toBe(
          one >= other,
        );
        expect(meetsCondition({ amount: { max: written(other) } }, { amount: written(one) })).toBe(
          one <= other,
        );
      }),
    );
  });

  it('names the fields it looks at once', () => {
    expect(fieldsOf([{ a: 1, b: 2 }, { b: 3 }])).toEqual(['a', 'b']);
  });
});
