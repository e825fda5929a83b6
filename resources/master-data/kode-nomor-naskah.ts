import { missingTokens, patternMessage, patternSource } from '../../domain/letters/number-pattern.ts';
import { choice, choices, integer, resource, text } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** Numbering rules (DOMAIN 5): a pattern of tokens, and the scope of its counters. */
export const scriptNumberCode = resource({
  path: '/master-data/kode-nomor-naskah',
  service: 'master-data',
  entity: 'ScriptNumberCode',
  label: { id: 'Kode Nomor Naskah', en: 'Numbering rules' },
  singular: { id: 'kode nomor', en: 'numbering rule' },
  icon: 'hash',
  fields: {
    code: code(),
    name: name(),
    pattern: text('Pola nomor', 'Pattern', {
      required: true,
      max: 120,
      default: '{urut}/{jenis}/{unit}/{klasifikasi}/{bulan_romawi}/{tahun}',
      placeholders: 'number',
      pattern: { source: patternSource, message: patternMessage },
      hint: {
        id: 'Susun dari tanda dan teks di antaranya, menurut urutannya pada nomor.',
        en: 'Put together from tokens and the text between them, in the order of the number.',
      },
    }),
    padding: integer('Panjang urutan', 'Digits', { required: true, min: 1, max: 8, default: 3 }),
    reset: choice(
      'Mulai ulang',
      'Restarts',
      [
        { value: 'tahunan', label: { id: 'Setiap 1 Januari', en: 'Yearly' } },
        { value: 'bulanan', label: { id: 'Setiap bulan', en: 'Monthly' } },
        { value: 'tidak', label: { id: 'Tidak pernah', en: 'Never' } },
      ],
      { required: true, default: 'tahunan' },
    ),
    counterScope: choices(
      'Satu penghitung untuk setiap',
      'One counter for each',
      [
        { value: 'companyCode', label: { id: 'Perusahaan', en: 'Company' } },
        { value: 'unitId', label: { id: 'Unit', en: 'Unit' } },
        { value: 'subTypeCode', formerly: 'subKindCode', label: { id: 'Sub jenis', en: 'Subtype' } },
      ],
      { required: true, default: ['unitId', 'subTypeCode'] },
    ),
    startAt: integer('Mulai dari', 'Starts at', { required: true, min: 1, max: 9999999, default: 1 }),
  },
  check: missingTokens,
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'pattern', 'reset'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name'],
    },
    {
      label: { id: 'Pola', en: 'Pattern' },
      help: {
        id: 'Nomor diambil saat naskah ditandatangani. Perubahan tidak menyentuh nomor yang sudah terbit.',
        en: 'Numbers are taken at signing; old ones stay.',
      },
      fields: ['pattern', 'padding'],
    },
    {
      label: { id: 'Penghitung', en: 'Counter' },
      fields: ['counterScope', 'reset', 'startAt'],
    },
  ],
  filters: ['reset'],
  lookup: ['code', 'pattern'],
});
