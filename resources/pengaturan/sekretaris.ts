import { boolean, reference, resource } from '../declare.ts';

/** Who prepares, reads and registers for an official; a secretary never signs (SPEC B2). */
export const secretary = resource({
  path: '/pengaturan/sekretaris',
  service: 'setting',
  entity: 'Secretary',
  label: { id: 'Sekretaris', en: 'Secretaries' },
  singular: { id: 'sekretaris', en: 'secretary' },
  icon: 'user-round-pen',
  deactivating: {
    ends: {
      id: 'Sekretaris tidak dapat lagi bekerja untuk pejabatnya, sekarang juga.',
      en: 'The secretary can no longer work for the official, at once.',
    },
  },
  fields: {
    secretaryUserId: reference('Sekretaris', 'Secretary', 'manajemen-user.user', { required: true }),
    officialPositionId: reference('Pejabat', 'Official', 'pengaturan.jabatan', { required: true }),
    canDraftDisposition: boolean('Menyiapkan disposisi', 'Prepares dispositions', { default: true }),
    canForward: boolean('Meneruskan naskah', 'Forwards letters', { default: true }),
    canOpenSecret: boolean('Membuka naskah Rahasia', 'Opens secret letters', {}),
  },
  represent: ['secretaryUserId'],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: ['secretaryUserId', 'officialPositionId', 'canForward', 'canOpenSecret'],
  sections: [
    {
      label: { id: 'Para pihak', en: 'People' },
      fields: ['secretaryUserId', 'officialPositionId'],
    },
    {
      label: { id: 'Wewenang', en: 'Powers' },
      help: { id: 'Sekretaris tidak pernah menandatangani.', en: 'A secretary never signs.' },
      fields: ['canDraftDisposition', 'canForward', 'canOpenSecret'],
    },
  ],
  filters: ['secretaryUserId', 'officialPositionId'],
});
