import { reference, resource, text } from '../declare.ts';
import { code, description } from '../shared-fields.ts';

/** A unit's codes in letter numbers, besides the unit's own one (DOMAIN 5, 6). */
export const unitCode = resource({
  path: '/master-data/kode-unit',
  service: 'master-data',
  entity: 'UnitCode',
  label: { id: 'Kode Unit', en: 'Unit codes' },
  singular: { id: 'kode unit', en: 'unit code' },
  icon: 'qr-code',
  menu: false,
  fields: {
    code: code(),
    name: text('Nama tercetak', 'Printed name', { required: true, searchable: true, sortable: true }),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi', { required: true }),
    description: description(),
  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId'],
  filters: ['unitId'],
  lookup: ['code', 'unitId'],
});
