import { references, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

/** Named groups of units, addressable in one letter (SPEC B5). */
export const unitGroup = resource({
  path: '/pengaturan/grup-unit',
  service: 'setting',
  entity: 'UnitGroup',
  label: { id: 'Grup Unit', en: 'Unit groups' },
  singular: { id: 'grup unit', en: 'unit group' },
  icon: 'group',
  fields: {
    code: code(),
    name: name(),
    unitIds: references('Anggota', 'Members', 'master-data.unit-organisasi', {
      required: true,
      hint: { id: 'Naskah kepada grup ini sampai ke setiap unit.', en: 'Letters go to each unit.' },
    }),
    description: description(),
  },
  represent: ['name'],
  sort: { field: 'name', order: 'ASC' },
  columns: ['code', 'name', 'unitIds'],
  filters: ['unitIds'],
  lookup: ['code', 'unitIds'],
});
