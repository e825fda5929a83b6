import { resource, richText, text } from '../declare.ts';
import { logoPattern } from '../naskah-dinas/logo.ts';
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
    logo: text('Logo', 'Logo', {
      max: 28_000,
      pattern: {
        source: logoPattern,
        message: { id: 'Pilih berkas PNG atau SVG.', en: 'Choose a PNG or SVG file.' },
      },
      hint: {
        id: 'PNG atau SVG, paling besar 20 KB. Tanpa logo, kop memuat nama perusahaan saja.',
        en: 'PNG or SVG, at most 20 KB. Without one the letterhead has the company’s name alone.',
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
