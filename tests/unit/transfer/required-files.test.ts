import { expect, it } from 'vitest';
import { choice, image, resource, text } from '../../../resources/declare.ts';
import { rowChecker } from '../../../server/transfer/import/check/row-checker.ts';

const found = resource({
  path: '/layanan/temuan',
  service: 'layanan',
  entity: 'Finding',
  label: { id: 'Temuan', en: 'Findings' },
  singular: { id: 'temuan', en: 'finding' },
  icon: 'tag',
  fields: {
    name: text('Nama', 'Name', { required: true }),
    kind: choice('Jenis', 'Kind', [{ value: 'rusak', label: { id: 'Rusak', en: 'Damaged' } }]),
    photos: image('Foto', 'Photos', { required: true }),
    damage: image('Kerusakan', 'Damage', { requiredIf: { kind: 'rusak' } }),
  },
  represent: ['name'],
  sort: { field: 'name', order: 'ASC' },
  columns: ['name'],
});

it('an import makes records without their required files; other fields stay required', () => {
  const check = rowChecker(found, []);
  const draft = (values: Record<string, unknown>) => ({
    ...{ row: 2, id: 'x', values, names: {}, typed: {}, problems: [] },
  });
  expect(check(draft({ name: 'Retak', kind: 'rusak' }))).toEqual([]);
  expect(check(draft({ kind: 'rusak' }))).toMatchObject([{ heading: 'Nama' }]);
});
