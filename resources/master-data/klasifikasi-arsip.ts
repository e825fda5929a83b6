import { retentionFaults, retentionTriggers } from '../../domain/archive/retention.ts';
import { boolean, choice, integer, reference, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

export const archiveClassification = resource({
  path: '/master-data/klasifikasi-arsip',
  service: 'master-data',
  entity: 'ArchiveClassification',
  label: { id: 'Klasifikasi Arsip', en: 'Archive classifications' },
  singular: { id: 'klasifikasi', en: 'classification' },
  icon: 'folder-tree',
  fields: {
    code: code(),
    parentId: reference('Induk', 'Parent', 'master-data.klasifikasi-arsip', { sortable: false }),
    name: name(),
    description: description(),
    group: choice(
      'Kelompok',
      'Group',
      [
        { value: 'fasilitatif', label: { id: 'Fasilitatif', en: 'Facilitative' } },
        { value: 'substantif', label: { id: 'Substantif', en: 'Substantive' } },
      ],
      { required: true, default: 'substantif' },
    ),
    isLeaf: boolean('Dapat dipakai pada naskah', 'May be used on letters', {
      default: true,
      hint: { id: 'Hanya tingkat terbawah (transaksi) yang dipakai pada naskah.', en: 'Leaves only.' },
    }),
    retentionActiveYears: integer('Masa aktif', 'Active', {
      min: 1,
      max: 100,
      sortable: true,
      unit: { id: 'tahun', en: 'years' },
    }),
    retentionInactiveYears: integer('Masa inaktif', 'Inactive', {
      min: 0,
      max: 100,
      sortable: true,
      unit: { id: 'tahun', en: 'years' },
    }),
    finalDisposition: choice('Nasib akhir', 'Final disposition', [
      { value: 'Musnah', label: { id: 'Musnah', en: 'Destroy' } },
      { value: 'Permanen', label: { id: 'Permanen', en: 'Permanent' }, tone: 'ok' },
      { value: 'Dinilai Kembali', label: { id: 'Dinilai kembali', en: 'Appraise again' }, tone: 'warn' },
    ]),
    retentionTrigger: choice('Dihitung sejak', 'Counts from', retentionTriggers),
    securityClassificationId: reference('Keamanan', 'Security', 'master-data.klasifikasi-keamanan', {
      hint: { id: 'Nilai awal bagi naskah dengan kode ini.', en: 'Default for letters with this code.' },
    }),
    isVital: boolean('Arsip vital', 'Vital record', {}),
  },
  check: retentionFaults,
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: [
    'code',
    'name',
    'retentionActiveYears',
    'retentionInactiveYears',
    'finalDisposition',
    'securityClassificationId',
  ],
  filters: ['group', 'finalDisposition', 'securityClassificationId', 'isLeaf'],
  parent: 'parentId',
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      help: {
        id: 'Kode tercetak pada nomor naskah. Kode tidak dapat diubah setelah dibuat.',
        en: 'The code is printed in letter numbers and cannot be changed.',
      },
      fields: ['code', 'parentId', 'name', 'description', 'group', 'isLeaf'],
    },
    {
      label: { id: 'Retensi', en: 'Retention' },
      help: {
        id: 'Wajib bagi klasifikasi yang dipakai pada naskah. Perubahan berlaku bagi berkas baru; masa simpan berkas lama tidak dipersingkat.',
        en: 'Needed where letters use the classification. Changes hold for new files only.',
      },
      fields: ['retentionActiveYears', 'retentionInactiveYears', 'finalDisposition', 'retentionTrigger'],
    },
    {
      label: { id: 'Keamanan', en: 'Security' },
      fields: ['securityClassificationId', 'isVital'],
    },
  ],
  lookup: ['code', 'name', 'isLeaf', 'securityClassificationId'],
});
