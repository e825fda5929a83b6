import { choice, reference, resource, text } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** A kind of procurement need with its method, letter kind and checklist (DOMAIN 9). */
export const contractNeed = resource({
  path: '/master-data/kebutuhan-kontrak',
  service: 'master-data',
  entity: 'ContractNeed',
  label: { id: 'Kebutuhan Kontrak', en: 'Contract needs' },
  singular: { id: 'kebutuhan kontrak', en: 'contract need' },
  icon: 'clipboard-list',
  seeAlso: ['master-data.template-pasal', 'master-data.template-komparisi'],
  fields: {
    code: code(),
    name: name(),
    method: choice(
      'Cara pemilihan',
      'Method',
      [
        { value: 'tender', label: { id: 'Tender', en: 'Tender' } },
        { value: 'seleksi', label: { id: 'Seleksi', en: 'Selection' } },
        { value: 'penunjukan-langsung', label: { id: 'Penunjukan langsung', en: 'Direct appointment' } },
        { value: 'pengadaan-langsung', label: { id: 'Pengadaan langsung', en: 'Direct purchase' } },
        { value: 'penawaran-terbuka', label: { id: 'Penawaran terbuka', en: 'Open offer' } },
        { value: 'kerja-sama', label: { id: 'Kerja sama', en: 'Cooperation' } },
      ],
      { required: true, sortable: true },
    ),
    scriptSubTypeId: reference('Sub jenis naskah', 'Letter sub-type', 'master-data.sub-jenis-naskah-dinas', {
      required: true,
      hint: { id: 'Naskah kontrak yang disusun untuk kebutuhan ini.', en: 'The contract drawn up for it.' },
    }),
    archiveClassificationId: reference(
      'Klasifikasi arsip',
      'Classification',
      'master-data.klasifikasi-arsip',
    ),
    checklist: text('Kelengkapan berkas', 'Checklist', {
      multiline: true,
      max: 2000,
      hint: { id: 'Satu kelengkapan pada setiap baris.', en: 'One item a line.' },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'method', 'scriptSubTypeId'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'method'],
    },
    {
      label: { id: 'Naskah', en: 'Letter' },
      fields: ['scriptSubTypeId', 'archiveClassificationId', 'checklist'],
    },
  ],
  filters: ['method', 'scriptSubTypeId'],
  lookup: ['code', 'method', 'scriptSubTypeId', 'archiveClassificationId'],
  lookupOne: ['checklist'],
});
