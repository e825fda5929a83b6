import { boolean, choice, integer, reference, resource, text } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

export const organizationUnit = resource({
  path: '/master-data/unit-organisasi',
  service: 'master-data',
  entity: 'OrganizationUnit',
  label: { id: 'Unit Organisasi', en: 'Organisation units' },
  singular: { id: 'unit', en: 'unit' },
  icon: 'network',
  fields: {
    code: code(),
    parentId: reference('Induk', 'Parent', 'master-data.unit-organisasi'),
    name: name(),
    companyCode: text('Kode perusahaan', 'Company code', { required: true, max: 10, sortable: true }),
    type: choice(
      'Jenis unit',
      'Type',
      [
        { value: 'perusahaan', label: { id: 'Perusahaan', en: 'Company' }, tone: 'accent' },
        { value: 'direktorat', label: { id: 'Direktorat', en: 'Directorate' } },
        { value: 'divisi', label: { id: 'Divisi', en: 'Division' } },
        { value: 'departemen', label: { id: 'Departemen', en: 'Department' } },
        { value: 'ruas', label: { id: 'Ruas', en: 'Section' } },
      ],
      { required: true, sortable: true },
    ),
    numberingCode: text('Kode penomoran', 'Numbering code', {
      required: true,
      max: 20,
      hint: { id: 'Tercetak pada nomor naskah unit ini.', en: 'Printed in this unit’s letter numbers.' },
    }),
    city: text('Kota', 'City', {
      max: 100,
      hint: {
        id: 'Kota kantornya: tempat yang diusulkan pada naskah unit ini dan unit di bawahnya.',
        en: 'Where its office is: the place proposed on letters of this unit and those below it.',
      },
    }),
    archiveRole: choice(
      'Peran kearsipan',
      'Archive role',
      [
        { value: 'unit_pengolah', label: { id: 'Unit pengolah', en: 'Processing unit' } },
        { value: 'unit_kearsipan_1', label: { id: 'Unit kearsipan I', en: 'Records unit I' } },
        { value: 'unit_kearsipan_2', label: { id: 'Unit kearsipan II', en: 'Records unit II' } },
      ],
      { required: true, default: 'unit_pengolah' },
    ),
    isRecordsRegistrar: boolean('Mencatat naskah masuk', 'Registers incoming letters', {}),
    sortOrder: integer('Urutan', 'Order', { min: 0, max: 99999, sortable: true }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'type', 'numberingCode', 'archiveRole'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'parentId', 'type', 'companyCode', 'city', 'sortOrder'],
    },
    {
      label: { id: 'Naskah dan arsip', en: 'Letters and archive' },
      fields: ['numberingCode', 'archiveRole', 'isRecordsRegistrar'],
    },
  ],
  filters: ['type', 'archiveRole', 'parentId'],
  parent: 'parentId',
  related: [
    { resource: 'pengaturan.jabatan', by: 'unitId' },
    {
      resource: 'pengaturan.pemetaan-jabatan',
      by: 'positionId',
      through: { resource: 'pengaturan.jabatan', by: 'unitId' },
      label: { id: 'Orang', en: 'People' },
    },
    { resource: 'master-data.unit-organisasi', by: 'parentId' },
    { resource: 'master-data.kode-unit', by: 'unitId' },
    { resource: 'pengaturan.grup-unit', by: 'unitIds' },
    { resource: 'naskah-dinas.kelola-label', by: 'unitId' },
    { resource: 'dokumen.pemberkasan.kelola-peristiwa', by: 'unitId' },
    { resource: 'dokumen.pemberkasan', by: 'unitId' },
    { resource: 'dokumen.arsip-aktif', by: 'unitId' },
    { resource: 'dokumen.permintaan-akses', by: 'unitId' },
  ],
  lookup: ['code', 'companyCode', 'type'],
});
