import { adjustmentsSchema } from '../../domain/letters/adjustments-schema.ts';
import { arrangementChoices } from '../../domain/letters/arrangement-names.ts';
import { boolean, choice, choices, integer, json, reference, resource } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

export const subType = resource({
  path: '/master-data/sub-jenis-naskah-dinas',
  service: 'master-data',
  entity: 'ScriptSubType',
  label: { id: 'Sub Jenis Naskah Dinas', en: 'Letter subtypes' },
  singular: { id: 'sub jenis naskah', en: 'letter subtype' },
  icon: 'file-stack',
  seeAlso: ['master-data.template-kop-surat'],
  fields: {
    code: code(),
    name: name(),
    scriptTypeId: reference('Jenis naskah', 'Letter type', 'master-data.jenis-naskah-dinas', {
      required: true,
    }),
    flows: choices(
      'Alur',
      'Flows',
      [
        { value: 'internal-internal', label: { id: 'Internal ke internal', en: 'Internal to internal' } },
        { value: 'internal-eksternal', label: { id: 'Internal ke eksternal', en: 'Internal to external' } },
        { value: 'eksternal-internal', label: { id: 'Eksternal ke internal', en: 'External to internal' } },
      ],
      { required: true },
    ),
    numberCodeId: reference('Kode nomor', 'Number rule', 'master-data.kode-nomor-naskah', { required: true }),
    defaultClassificationId: reference(
      'Klasifikasi awal',
      'Default classification',
      'master-data.klasifikasi-arsip',
      {
        hint: { id: 'Terisi sendiri pada naskah baru, dapat diganti.', en: 'Filled in on new letters.' },
      },
    ),
    minSignerLevel: integer('Jenjang penanda tangan', 'Signer level', {
      required: true,
      min: 1,
      max: 5,
      default: 3,
      hint: {
        id: 'Jenjang terendah yang boleh menandatangani: 1 direksi, 5 pelaksana.',
        en: 'Lowest level that may sign: 1 directors, 5 staff.',
      },
    }),
    usesContractParts: boolean('Naskah kontrak', 'Contract letter', {
      hint: {
        id: 'Disusun dari komparisi dan pasal, dan selalu diperiksa Legal.',
        en: 'Built from comparisons and articles, and always reviewed by Legal.',
      },
    }),
    reviewersEdit: boolean('Pemeriksa boleh menerima saran', 'Reviewers may accept suggestions', {
      hint: {
        id: 'Pemeriksa yang sedang bergiliran dapat menerima saran pada teks. Yang sudah memberi paraf diberi tahu.',
        en: 'The reviewer whose turn it is may accept suggestions on the text. Those who initialled it before are told.',
      },
    }),
    letterhead: boolean('Memakai kop surat', 'Uses a letterhead', { default: true }),
    arrangement: choice('Susunan', 'Arrangement', arrangementChoices, {
      required: true,
      default: 'nota',
      hint: {
        id: 'Menentukan kepala, tanggal, dan tanda tangan yang tercetak; template cukup memuat isinya.',
        en: 'Decides which head, date and signatures are printed; a template holds the text alone.',
      },
    }),
    adjustments: json('Penyesuaian', 'Adjustments', adjustmentsSchema, {
      example: { margins: { left: 30 }, order: ['date', 'to'] },
      hint: {
        id: 'Berlaku bagi naskah yang ditandatangani sesudah ini.',
        en: 'Holds for letters signed from now on.',
      },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'scriptTypeId', 'numberCodeId', 'minSignerLevel'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'scriptTypeId', 'flows'],
    },
    {
      label: { id: 'Aturan', en: 'Rules' },
      help: {
        id: 'Berlaku bagi naskah baru dari sub jenis ini.',
        en: 'Hold for new letters of this sub-type.',
      },
      fields: [
        'numberCodeId',
        'minSignerLevel',
        'defaultClassificationId',
        'usesContractParts',
        'reviewersEdit',
      ],
    },
    {
      label: { id: 'Tampilan', en: 'Appearance' },
      fields: ['letterhead', 'arrangement', 'adjustments'],
    },
  ],
  filters: ['scriptTypeId', 'numberCodeId'],
  related: [
    { resource: 'master-data.template-naskah-dinas', by: 'scriptSubTypeId' },
    { resource: 'master-data.kode-nomor-naskah', of: 'numberCodeId' },
    { resource: 'master-data.template-pasal', when: 'usesContractParts' },
    { resource: 'master-data.kebutuhan-kontrak', by: 'scriptSubTypeId' },
  ],
  lookup: [
    'code',
    'scriptTypeId',
    'flows',
    'defaultClassificationId',
    'minSignerLevel',
    'letterhead',
    'arrangement',
    'adjustments',
    'usesContractParts',
  ],
});
