import { logoFile } from '../../domain/letters/logo.ts';
import { resource, richText, text } from '../declare.ts';
import { code } from '../shared-fields.ts';

export const letterheadTemplate = resource({
  path: '/master-data/template-kop-surat',
  service: 'master-data',
  entity: 'LetterheadTemplate',
  label: { id: 'Template Kop Surat', en: 'Letterheads' },
  singular: { id: 'kop surat', en: 'letterhead' },
  icon: 'stamp',
  menu: false,
  fields: {
    code: code(),
    name: text('Nama', 'Name', { required: true, searchable: true, sortable: true }),
    companyCode: text('Perusahaan', 'Company', {
      required: true,
      max: 10,
      sortable: true,
      hint: {
        id: 'Kop ini tercetak pada naskah, lembar disposisi, laporan, dan berita acara unit-unitnya.',
        en: 'Its units’ letters, disposition sheets, reports and minutes carry this letterhead.',
      },
    }),
    companyName: text('Nama perusahaan', 'Company name', { required: true }),
    logo: text('Logo', 'Logo', {
      max: 64,
      pattern: {
        source: logoFile.pattern,
        message: { id: 'Unggah berkas logonya.', en: 'Upload the logo’s file.' },
      },
      hint: {
        id: 'PNG, JPEG, atau SVG, lebih kecil dari 100 KB. Tanpa logo, kop memuat nama perusahaan saja.',
        en: 'PNG, JPEG or SVG, smaller than 100 KB. Without one the letterhead has the company’s name alone.',
      },
    }),
    content: richText('Isi kop', 'Letterhead', {
      required: true,
      max: 4000,
      lines: 8,
      hint: {
        id: 'Tercetak di samping logo. Judul bagian menjadi nama perusahaan, baris lain lebih kecil.',
        en: 'Printed beside the logo. A heading is set as the company’s name, other lines are smaller.',
      },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'companyCode', 'companyName'],
  lookup: ['code', 'companyCode', 'companyName', 'content', 'logo'],
});
