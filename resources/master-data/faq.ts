import { choice, integer, resource, text } from '../declare.ts';
import { code } from '../shared-fields.ts';

const category = (value: string, id: string, en: string) => ({ value, label: { id, en } });

/** Questions and answers that /faq shows to everybody. */
export const faq = resource({
  path: '/master-data/faq',
  service: 'master-data',
  entity: 'Faq',
  label: { id: 'Tanya Jawab', en: 'Questions and answers' },
  one: { id: 'tanya jawab', en: 'question' },
  icon: 'circle-question-mark',
  fields: {
    code: code(),
    category: choice(
      'Kelompok',
      'Group',
      [
        category('naskah', 'Naskah', 'Letters'),
        category('pemeriksaan', 'Pemeriksaan', 'Review'),
        category('tanda-tangan', 'Tanda tangan', 'Signing'),
        category('disposisi', 'Disposisi', 'Disposition'),
        category('delegasi', 'Delegasi', 'Delegation'),
        category('arsip', 'Arsip', 'Archive'),
        category('kontrak', 'Kontrak', 'Contracts'),
        category('keamanan', 'Keamanan', 'Security'),
        category('akun', 'Akun', 'Account'),
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
      help: { id: 'Tampil di halaman Tanya Jawab bagi semua orang.', en: 'Shown to everybody.' },
      fields: ['question', 'answer'],
    },
  ],
  filters: ['category'],
});
