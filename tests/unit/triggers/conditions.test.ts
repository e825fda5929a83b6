import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boolean, choice, date, dateTime, integer, money, text } from '../../../resources/declare.ts';
import type { ConditionRule, Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { holds, operatorsOf, ruleFault, unmet } from '../../../resources/pengaturan/trigger-conditions.ts';

const fields = {
  subject: text('Perihal', 'Subject'),
  urgency: choice('Sifat', 'Urgency', [
    { value: 'BIASA', label: { id: 'Biasa', en: 'Normal' } },
    { value: 'KILAT', label: { id: 'Kilat', en: 'Immediate' } },
  ]),
  count: integer('Banyak', 'Count'),
  amount: money('Nilai', 'Amount'),
  day: date('Hari', 'Day'),
  at: dateTime('Saat', 'Moment'),
  isOpen: boolean('Terbuka', 'Open'),
};

it.each<[ConditionRule['operator'], string, string[], unknown, boolean]>([
  ['is', 'urgency', ['KILAT'], 'KILAT', true],
  ['is', 'urgency', ['KILAT', 'BIASA'], 'BIASA', true],
  ['is', 'urgency', ['KILAT'], null, false],
  ['isNot', 'urgency', ['KILAT'], null, true],
  ['isNot', 'urgency', ['KILAT'], 'KILAT', false],
  ['contains', 'subject', ['lalu LINTAS'], 'Rekayasa Lalu Lintas Natal', true],
  ['lacks', 'subject', ['tol'], null, true],
  ['is', 'subject', ['natal'], ' Natal ', true],
  ['between', 'count', ['', '10'], 9, true],
  ['between', 'count', ['5', '10'], 11, false],
  ['between', 'count', ['5', ''], null, false],
  ['between', 'amount', ['900000000000000000.01', ''], '900000000000000000.02', true],
  ['between', 'day', ['2026-11-01', '2026-11-30'], '2026-11-30', true],
  ['between', 'at', ['2026-11-01', '2026-11-30'], '2026-11-30T23:59:59+07:00', true],
  ['between', 'at', ['', '2026-11-29'], '2026-11-30T00:00:00+07:00', false],
  ['is', 'isOpen', ['false'], null, true],
  ['filled', 'subject', [], '', false],
  ['empty', 'count', [], 0, false],
  ['empty', 'subject', [], null, true],
  ['is', 'gone', ['x'], 'x', false],
  ['is', 'constructor', ['x'], 'x', false],
])('%s of %s %j: %j is %s', (operator, field, values, value, expected) => {
  expect(holds({ field, operator, values }, fields, { [field]: value })).toBe(expected);
});

describe('several conditions', () => {
  const rule = (value: string): ConditionRule => ({ field: 'subject', operator: 'is', values: [value] });
  const row = { subject: 'a' };

  it('names what fails; any that holds is enough where that is asked', () => {
    const rules = [rule('a'), rule('b'), rule('c')];
    expect(unmet({ match: 'all', rules }, fields, row)).toEqual([1, 2]);
    expect(unmet({ match: 'any', rules }, fields, row)).toEqual([]);
    expect(unmet({ match: 'any', rules: [rule('b'), rule('c')] }, fields, row)).toEqual([0, 1]);
  });

  it('holds always without any', () => {
    for (const match of ['all', 'any'] as const)
      expect(unmet({ match, rules: [] } satisfies Conditions, fields, row)).toEqual([]);
    expect(unmet(null, fields, row)).toEqual([]);
  });
});

it.each<[string, ConditionRule]>([
  ['an unknown field', { field: 'gone', operator: 'is', values: ['x'] }],
  ['a name of every object', { field: '__proto__', operator: 'is', values: ['x'] }],
  ['an operator of other kinds', { field: 'urgency', operator: 'contains', values: ['K'] }],
  ['no value', { field: 'subject', operator: 'contains', values: [] }],
  ['a blank value, which every text contains', { field: 'subject', operator: 'contains', values: [' '] }],
  ['a value that is no choice', { field: 'urgency', operator: 'is', values: ['SANTAI'] }],
  ['a value for what takes none', { field: 'subject', operator: 'filled', values: ['x'] }],
  ['a range without bounds', { field: 'count', operator: 'between', values: ['', ''] }],
  [
    'a range that ends before it begins',
    { field: 'day', operator: 'between', values: ['2026-12-01', '2026-11-01'] },
  ],
  ['a bound that is no number', { field: 'count', operator: 'between', values: ['banyak', ''] }],
])('refuses %s', (_what, rule) => {
  expect(ruleFault(rule, fields)).toBeTruthy();
});

it('never throws, and judges the opposite of an operator the other way', () => {
  const anything = fc.anything({ withBigInt: false });
  const names = fc.constantFrom(...Object.keys(fields), 'gone', 'constructor', '__proto__', 'toString');
  const operators = fc.constantFrom(...new Set(Object.values(fields).flatMap(operatorsOf)));
  fc.assert(
    fc.property(
      names,
      operators,
      fc.array(fc.string(), { maxLength: 3 }),
      anything,
      (field, operator, values, value) => {
        const row = { [field]: value };
        const rule = { field, operator, values };
        expect(typeof holds(rule, fields, row)).toBe('boolean');
        ruleFault(rule, fields);
        if (!Object.hasOwn(fields, field)) return;
        const opposite = { contains: 'lacks', filled: 'empty', is: 'isNot' } as const;
        const other = opposite[operator as keyof typeof opposite];
        const declared = fields[field as keyof typeof fields];
        if (other && operatorsOf(declared).includes(operator) && operatorsOf(declared).includes(other))
          expect(holds({ ...rule, operator: other }, fields, row)).toBe(!holds(rule, fields, row));
      },
    ),
  );
});
