import { choice, integer, resource, text } from '../declare.ts';
import { code, option } from '../shared-fields.ts';

/** Questions and answers that /faq shows to everybody. */
export const faq = resource({
  path: '/master-data/faq',
  service: 'master-data',
  entity: 'Faq',
  label: { id: 'Tanya Jawab', en: 'Questions and answers' },
  singular: { id: 'tanya jawab', en: 'question' },
  icon: 'circle-question-mark',
  fields: {
    code: code(),
    category: choice(
      'Kelompok',
      'Group',
      [
        option('naskah', 'Naskah', 'Letters'),
        option('pemeriksaan', 'Pemeriksaan', 'Review'),
        option('tanda-tangan', 'Tanda tangan', 'Signing'),
        option('disposisi', 'Disposisi', 'Disposition'),
        option('delegasi', 'Delegasi', 'Delegation'),
        option('arsip', 'Arsip', 'Archive'),
        option('kontrak', 'Kontrak', 'Contracts'),
        option('keamanan', 'Keamanan', 'Security'),
        option('akun', 'Akun', 'Account'),
      ],
      { required: true, sortable: true },
    ),
    question: text('Pertanyaan', 'Question', { required: true, searchable: true, sortable: true, max: 300 }),
    answer: text('Jawaban', 'Answer', { required: true, multiline: true, max: 4000 }),
    sortOrder: integer('Urutan', 'Order', { min: 0, max: 99999, sortable: true }),
  },
  represent: ['question'],
  sort: { field: 'sortOrder', order: 'ASC' },
  columns: ['question', 'category', 'sortOrder'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'category', 'sortOrder'],
    },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['question', 'answer'],
    },
  ],
  filters: ['category'],
});
