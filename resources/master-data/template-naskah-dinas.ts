import { reference, resource, richText } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

export const scriptTemplate = resource({
  path: '/master-data/template-naskah-dinas',
  service: 'master-data',
  entity: 'ScriptTemplate',
  label: { id: 'Template Naskah Dinas', en: 'Letter templates' },
  singular: { id: 'template naskah', en: 'letter template' },
  icon: 'layout-template',
  fields: {
    code: code(),
    name: name(),
    scriptSubTypeId: reference('Sub jenis naskah', 'Letter sub-type', 'master-data.sub-jenis-naskah-dinas', {
      required: true,
    }),
    content: richText('Isi', 'Content', {
      required: true,
      max: 100000,
      placeholders: 'letter',
      hint: { id: 'Teks dalam kurung siku diisi oleh penyusun.', en: 'Bracketed text is for the drafter.' },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'scriptSubTypeId'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'scriptSubTypeId'],
    },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['content'],
    },
  ],
  filters: ['scriptSubTypeId'],
  lookup: ['scriptSubTypeId'],
  lookupOne: ['content'],
});
