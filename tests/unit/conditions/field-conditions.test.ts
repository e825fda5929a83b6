import { describe, expect, it } from 'vitest';
import { boolean, choices, integer, parts, resource, text } from '../../../resources/declare.ts';
import { emptying, hiddenIn, lockedIn, requiredIn } from '../../../resources/field-conditions.ts';
import { narrowed } from '../../../resources/field-rights.ts';
import { createSchema, fieldErrors } from '../../../resources/schema.ts';

const fields = {
  insured: boolean('Diasuransikan', 'Insured'),
  insurer: text('Penanggung', 'Insurer', { shownIf: { insured: true }, requiredIf: {} }),
  policies: choices('Polis', 'Policies', [{ value: 'a', label: { id: 'A', en: 'A' } }], {
    shownIf: { insurer: { filled: true } },
  }),
  value: integer('Nilai', 'Value', { lockedIf: { insured: true } }),
  rows: parts('Baris', 'Rows', {
    price: integer('Harga', 'Price'),
    reason: text('Alasan', 'Reason', { shownIf: { price: { min: 10 } }, requiredIf: {} }),
  }),
};
const declared = resource({
  ...{ path: '/uji/polis', service: 'uji', entity: 'TestPolicy', icon: 'tag', fields },
  ...{ label: { id: 'Polis', en: 'Policies' }, singular: { id: 'polis', en: 'policy' } },
  ...{ represent: ['insurer'], sort: { field: 'createdAt', order: 'ASC' }, columns: [] },
});
const read = (body: object) => {
  const { success, data, error } = createSchema(declared).safeParse(body);
  return success ? data : fieldErrors(error);
};

describe('Fields that depend on others', () => {
  it('hide what is shown by a hidden one as well, whatever that holds', () => {
    const values = { insured: false, insurer: 'Askrindo', policies: ['a'] };
    expect([...hiddenIn(fields, values)]).toEqual(['insurer', 'policies']);
    expect(emptying(fields, values)).toEqual({ insurer: null, policies: [] });
    expect(hiddenIn(fields, { ...values, insured: true }).size).toBe(0);
  });

  it('are required while they are shown, and locked by what others hold', () => {
    expect([...requiredIn(fields, { insured: true })]).toEqual(['insurer']);
    expect(requiredIn(fields, { insured: false }).size).toBe(0);
    expect([...lockedIn(fields, { insured: true })]).toEqual(['value']);
  });

  it('are emptied in a new record, and asked for at their field', () => {
    expect(read({ insured: false, insurer: 'Askrindo', policies: ['a'] })).toMatchObject({
      insurer: null,
      policies: [],
    });
    expect(read({ insured: true })).toEqual({ insurer: ['“Penanggung” harus diisi.'] });
  });

  it('do the same within a row', () => {
    const rows = [{ price: 3, reason: 'x' }, { price: 12 }];
    expect(read({ insured: false, rows })).toEqual({ 'rows.1.reason': ['“Alasan” harus diisi.'] });
    expect(read({ insured: false, rows: rows.slice(0, 1) })).toMatchObject({
      rows: [{ price: 3, reason: null }],
    });
  });

  it('are always shown to a role that does not see what they depend on', () => {
    const rights = { verbs: new Set(['read', 'create']), hidden: new Set(['insured']), locked: new Set() };
    const seen = narrowed(declared, rights as never);
    expect(hiddenIn(seen.fields, {}).has('insurer')).toBe(false);
  });
});
