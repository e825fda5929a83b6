import { choice, resource, text } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** The basis of a contract: a tender's result, an approval, a memorandum (DOMAIN 9). */
export const contractBasis = resource({
  path: '/master-data/dasar-kontrak',
  service: 'master-data',
  entity: 'ContractBasis',
  label: { id: 'Dasar Kontrak', en: 'Contract bases' },
  singular: { id: 'dasar kontrak', en: 'contract basis' },
  icon: 'landmark',
  fields: {
    code: code(),
    name: name(),
    category: choice(
      'Kelompok',
      'Group',
      [
        { value: 'pengadaan', label: { id: 'Pengadaan', en: 'Procurement' } },
        { value: 'korporasi', label: { id: 'Korporasi', en: 'Corporate' } },
        { value: 'kerja-sama', label: { id: 'Kerja sama', en: 'Cooperation' } },
        { value: 'konsesi', label: { id: 'Konsesi', en: 'Concession' } },
        { value: 'sinergi-grup', label: { id: 'Sinergi grup', en: 'Group synergy' } },
      ],
      { required: true, sortable: true },
    ),
    content: text('Bunyi', 'Wording', {
      required: true,
      multiline: true,
      max: 2000,
      placeholders: 'contract',
      hint: {
        id: 'Variabel ditulis {{nama_variabel}} dan diisi saat kontrak disusun.',
        en: 'Variables are written {{name}} and filled in when the contract is drawn up.',
      },
    }),
    requiredDocuments: text('Dokumen pendukung', 'Supporting documents', {
      multiline: true,
      max: 2000,
      hint: { id: 'Satu dokumen pada setiap baris.', en: 'One document a line.' },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'category'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'category'],
    },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['content', 'requiredDocuments'],
    },
  ],
  filters: ['category'],
  lookup: ['code', 'category'],
  lookupOne: ['content', 'requiredDocuments'],
});
