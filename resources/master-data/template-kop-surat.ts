import { styleFaults } from '../../domain/letters/letterhead-faults.ts';
import { boolean, choice, colour, integer, resource, richText, text } from '../declare.ts';
import { code, logo, option } from '../shared-fields.ts';

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
    logo: logo({
      id: 'PNG, JPEG, atau SVG, lebih kecil dari 100 KB. Tanpa logo, kop memuat nama perusahaan saja.',
      en: 'PNG, JPEG or SVG, smaller than 100 KB. Without one the letterhead has the company’s name alone.',
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
    colour: colour('Warna nama dan garis', 'Colour of name and rule', {
      hint: { id: 'Kosong berarti hitam.', en: 'Empty is black.' },
    }),
    font: choice(
      'Huruf',
      'Font',
      [
        option('source-serif', 'Source Serif 4', 'Source Serif 4'),
        option('arimo', 'Arimo, seperti Arial', 'Arimo, as Arial'),
        option('tinos', 'Tinos, seperti Times New Roman', 'Tinos, as Times New Roman'),
      ],
      { default: 'source-serif' },
    ),
    fontSize: integer('Ukuran huruf', 'Font size', {
      ...{ min: 10, max: 12, default: 11 },
      unit: { id: 'pt', en: 'pt' },
    }),
    justified: boolean('Rata kiri dan kanan', 'Justified', { default: true }),
    followingHead: choice(
      'Kepala halaman berikutnya',
      'Head of the next pages',
      [
        option('running', 'Jenis, nomor, dan tanggal', 'Kind, number and date'),
        option('none', 'Tanpa kepala', 'None'),
        option('name', 'Nama perusahaan dan halaman', 'Company and page'),
        option('full', 'Kop lengkap', 'The whole letterhead'),
      ],
      { default: 'running' },
    ),
    footer: text('Kaki halaman', 'Foot of the page', {
      multiline: true,
      max: 300,
      hint: {
        id: 'Alamat, telepon, laman; paling banyak 3 baris.',
        en: 'Address, telephone, website; at most 3 lines.',
      },
    }),
  },
  check: styleFaults,
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'companyCode', 'companyName'],
  sections: [
    { label: { id: 'Perusahaan', en: 'Company' }, fields: ['code', 'name', 'companyCode', 'companyName'] },
    { label: { id: 'Kop', en: 'Letterhead' }, fields: ['logo', 'colour', 'content'] },
    {
      label: { id: 'Naskah di bawahnya', en: 'The letters below it' },
      help: {
        id: 'Naskah yang sudah ditandatangani tetap seperti semula.',
        en: 'What is signed stays as it was.',
      },
      fields: ['font', 'fontSize', 'justified', 'followingHead', 'footer'],
    },
  ],
  lookup: [
    ...(['code', 'companyCode', 'companyName', 'content', 'logo'] as const),
    ...(['colour', 'font', 'fontSize', 'justified', 'followingHead', 'footer'] as const),
  ],
});
