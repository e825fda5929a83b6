import { choice, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

export const scriptType = resource({
  path: '/master-data/jenis-naskah-dinas',
  service: 'master-data',
  entity: 'ScriptType',
  label: { id: 'Jenis Naskah Dinas', en: 'Letter types' },
  singular: { id: 'jenis naskah', en: 'letter type' },
  icon: 'files',
  seeAlso: ['master-data.template-naskah-dinas', 'master-data.template-kop-surat'],
  fields: {
    code: code(),
    name: name(),
    group: choice(
      'Kelompok',
      'Group',
      [
        { value: 'arahan', label: { id: 'Arahan', en: 'Directive' } },
        { value: 'korespondensi', label: { id: 'Korespondensi', en: 'Correspondence' } },
        { value: 'khusus', label: { id: 'Khusus', en: 'Special' } },
        { value: 'masuk', label: { id: 'Naskah masuk', en: 'Incoming' } },
      ],
      { required: true, sortable: true },
    ),
    description: description(),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'group'],
  filters: ['group'],
  related: [
    { resource: 'master-data.sub-jenis-naskah-dinas', by: 'scriptTypeId' },
    {
      resource: 'master-data.template-naskah-dinas',
      by: 'scriptSubTypeId',
      through: { resource: 'master-data.sub-jenis-naskah-dinas', by: 'scriptTypeId' },
    },
    {
      resource: 'master-data.kode-nomor-naskah',
      of: 'numberCodeId',
      through: { resource: 'master-data.sub-jenis-naskah-dinas', by: 'scriptTypeId' },
      label: { id: 'Penomoran', en: 'Numbering' },
    },
  ],
  lookup: ['code', 'group'],
});
