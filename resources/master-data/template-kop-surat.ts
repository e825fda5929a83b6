import { resource, text } from '../declare.ts';
import { code } from '../shared-fields.ts';

export const letterheadTemplate = resource({
  path: '/master-data/template-kop-surat',
  service: 'master-data',
  entity: 'LetterheadTemplate',
  label: { id: 'Template Kop Surat', en: 'Letterheads' },
  one: { id: 'kop surat', en: 'letterhead' },
  icon: 'stamp',
  menu: false,
  fields: {
    code: code(),
    name: text('Nama', 'Name', { required: true, searchable: true, sortable: true }),
    companyCode: text('Kode perusahaan', 'Company code', { required: true, max: 10, sortable: true }),
    companyName: text('Nama perusahaan', 'Company name', { required: true }),
    address: text('Alamat', 'Address', { required: true, multiline: true, max: 400 }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'companyCode', 'address'],
  lookup: ['code', 'companyCode', 'companyName', 'address'],
});
