import { boolean, choice, integer, resource, richText } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** Article templates of contracts; renumbered by their order in the contract (DOMAIN 9). */
export const articleTemplate = resource({
  path: '/master-data/template-pasal',
  service: 'master-data',
  entity: 'ArticleTemplate',
  label: { id: 'Template Pasal', en: 'Article templates' },
  singular: { id: 'template pasal', en: 'article template' },
  icon: 'scroll-text',
  menu: false,
  fields: {
    code: code(),
    name: { ...name(), label: { id: 'Judul', en: 'Title' } },
    category: choice(
      'Kelompok',
      'Group',
      [
        { value: 'umum', label: { id: 'Umum', en: 'General' } },
        { value: 'operasi', label: { id: 'Operasi', en: 'Operations' } },
        { value: 'keuangan', label: { id: 'Keuangan', en: 'Finance' } },
        { value: 'hukum', label: { id: 'Hukum', en: 'Legal' } },
        { value: 'sanksi', label: { id: 'Sanksi', en: 'Sanctions' } },
      ],
      { required: true, sortable: true },
    ),
    isMandatory: boolean('Wajib ada', 'Mandatory', {
      hint: { id: 'Pasal wajib tidak dapat dibuang dari kontrak.', en: 'Cannot be left out of a contract.' },
    }),
    sortOrder: integer('Urutan awal', 'Default order', { min: 0, max: 999, sortable: true }),
    content: richText('Bunyi', 'Wording', {
      required: true,
      max: 20000,
      placeholders: 'contract',
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'category', 'isMandatory', 'sortOrder'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'category', 'isMandatory', 'sortOrder'],
    },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['content'],
    },
  ],
  filters: ['category', 'isMandatory'],
  lookup: ['code', 'category', 'isMandatory', 'sortOrder'],
  lookupOne: ['content'],
});
