import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../../lib/decimal.ts';
import { evaluated } from '../../../lib/formula.ts';
import { integer, parts, reference, resource, text } from '../../../resources/declare.ts';
import { totalsOf } from '../../../resources/kinds/parts/totals.ts';
import { onlyDeclared, partsIn, withoutIds, withoutReadOnlyIn } from '../../../resources/part-resource.ts';
import { createSchema, fieldErrors, updateSchema } from '../../../resources/schema.ts';

const row = {
  name: text('Uraian', 'Description', { required: true, max: 20 }),
  amount: integer('Jumlah', 'Amount', { min: 0 }),
  unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi'),
};
const items = parts('Rincian', 'Items', row, { totals: ['amount'], most: 3 });
const declared = (field = items as never, over: object = {}) =>
  resource({
    ...{ path: '/uji/tender', service: 'uji', entity: 'Trial', icon: 'car' },
    ...{ label: { id: 'Tender', en: 'Tenders' }, singular: { id: 'tender', en: 'tender' } },
    fields: { name: text('Nama', 'Name', { required: true }), items: field },
    ...{ represent: ['name'], sort: { field: 'name', order: 'ASC' }, columns: ['name'] },
    ...over,
  });

describe('the body of a record with rows', () => {
  const errorsOf = (body: object, schema = createSchema(declared())) => {
    const read = schema.safeParse({ name: 'x', ...body });
    return read.success ? {} : fieldErrors(read.error);
  };

  it('names the cell that is wrong, and what a row may not hold', () => {
    const wrong = [
      { name: '', amount: -1 },
      { name: 'a', lain: 1 },
      { name: 'a', id: 'x' },
    ];
    expect(Object.keys(errorsOf({ items: wrong }))).toEqual([
      ...['items.0.name', 'items.0.amount', 'items.1.lain', 'items.2.id'],
    ]);
  });

  it('holds as many rows as declared, and each once', () => {
    const id = '0199ffff-0000-7000-8000-000000000000';
    expect(errorsOf({ items: Array(4).fill({ name: 'a' }) })).toEqual({ items: ['Paling banyak 3 baris.'] });
    expect(
      Object.keys(
        errorsOf({
          items: [
            { id, name: 'a' },
            { id: id.toUpperCase(), name: 'b' },
          ],
        }),
      ),
    ).toEqual(['items.1.id']);
    const needed = createSchema(declared(parts('Rincian', 'Items', row, { required: true }) as never));
    expect(errorsOf({ items: [] }, needed)).toEqual({ items: ['Isi paling sedikit 1 baris.'] });
    expect(Object.keys(errorsOf({}, needed))).toEqual(['items']);
  });

  it('has none where it names none, and leaves them alone in a change', () => {
    expect(createSchema(declared()).parse({ name: 'x' })).toMatchObject({ items: [] });
    expect(updateSchema(declared()).parse({ name: 'x' })).not.toHaveProperty('items');
  });

  it('is checked as a whole: a check names a cell too', () => {
    const check = ({ items: rows }: Record<string, unknown>): Record<string, string[]> =>
      (rows as { amount: number }[]).length > 1 ? { 'items.1.amount': ['Hanya satu.'] } : {};
    const rows = [{ name: 'a' }, { name: 'b' }];
    expect(errorsOf({ items: rows }, createSchema(declared(items as never, { check })))).toEqual({
      'items.1.amount': ['Hanya satu.'],
    });
  });
});

it('rows have a section of their own, unless sections are declared', () => {
  expect(declared().sections.map(({ fields }) => fields)).toEqual([['name'], ['items']]);
});

it('a row is sent without labels, a copied one without its id', () => {
  const [part] = partsIn(declared());
  const rows = [{ id: '1', name: 'a', amount: 2, unitId: 'u', unit: { id: 'u', label: 'U' } }, null];
  expect(withoutReadOnlyIn(part?.field as never, rows)).toEqual([
    { id: '1', name: 'a', amount: 2, unitId: 'u' },
    null,
  ]);
  expect(onlyDeclared(part?.field as never, [{ ...rows[0], lain: 1 }])).toEqual([
    { id: '1', name: 'a', amount: 2, unitId: 'u' },
  ]);
  expect(withoutIds(rows)).toEqual([
    { name: 'a', amount: 2, unitId: 'u', unit: { id: 'u', label: 'U' } },
    null,
  ]);
});

describe('a formula', () => {
  it('is computed exactly: sums, products, brackets and signs', () => {
    const values = { a: 3, b: '0.10', c: '-2' };
    expect(evaluated('{a} * {b}', values)).toBe('0.30');
    expect(evaluated('({a} + 1) * ({c} - {b}) - -2', values)).toBe('-6.40');
    expect(evaluated('9007199254740993 * 9007199254740993', {})).toBe(String(9007199254740993n ** 2n));
  });

  it('is no number where a value is missing, or where it is more than arithmetic', () => {
    for (const formula of [
      '{a} * {gone}',
      '{a} / 2',
      'coalesce({a}, 0)',
      '{a} *',
      '({a}',
      '{a} {a}',
      '',
      '{a})',
    ])
      expect(evaluated(formula, { a: 3 }), formula).toBeUndefined();
  });

  it('is the product that BigInt says, for any numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.bigInt(), (a, b, c) => {
        expect(evaluated('{a} * {b} - {c}', { a, b, c })).toBe(String(a * b - c));
      }),
    );
  });
});

describe('totals', () => {
  it('add up what is filled in', () => {
    expect(totalsOf(items as never, [{ amount: 2 }, { amount: null }, { amount: 40 }, {}])).toEqual({
      amount: 42,
    });
    expect(totalsOf(items as never, [])).toEqual({ amount: 0 });
  });

  it('are exact for decimals of any length, in any order', () => {
    const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    const asText = (value: bigint) => {
      const digits = String(value < 0n ? -value : value).padStart(3, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    };
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        expect(sumOf(values.map(asText))).toBe(asText(values.reduce((sum, value) => sum + value, 0n)));
      }),
    );
    expect(sumOf(['0.1', '0.2', 1, 'x', null])).toBe('1.3');
  });
});
