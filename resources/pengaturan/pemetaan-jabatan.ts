import { choice, date, reference, references, resource, text } from '../declare.ts';
import { endsBefore } from '../shared-fields.ts';

/** Who holds which post, from when (SPEC B5). */
export const jobMapping = resource({
  path: '/pengaturan/pemetaan-jabatan',
  service: 'setting',
  entity: 'JobMapping',
  label: { id: 'Pemetaan Jabatan', en: 'Position holders' },
  singular: { id: 'pemetaan', en: 'holder' },
  icon: 'contact',
  menu: false,
  deactivating: {
    ends: {
      id: 'Pemangku kehilangan jabatan ini sekarang juga, dan tugasnya menunggu pemangku berikutnya. Masa jabatan yang berakhir dicatat dengan tanggal Sampai.',
      en: 'The holder loses this post at once, and its tasks wait for the next one. A term that ends is recorded by its last day.',
    },
  },
  fields: {
    userId: reference('Pemangku', 'Holder', 'manajemen-user.user', { required: true }),
    positionId: reference('Jabatan', 'Position', 'pengaturan.jabatan', { required: true }),
    type: choice(
      'Sebagai',
      'As',
      [
        { value: 'definitif', label: { id: 'Definitif', en: 'Permanent' } },
        { value: 'plt', label: { id: 'Plt.', en: 'Acting (vacant)' }, tone: 'warn' },
        { value: 'plh', label: { id: 'Plh.', en: 'Acting (absent)' }, tone: 'warn' },
      ],
      { required: true, default: 'definitif' },
    ),
    roleIds: references('Peran', 'Roles', 'manajemen-user.role', {
      hint: {
        id: 'Sesudah peran jabatannya. Yang pertama berlaku bersama jabatan ini; setiap peran berikutnya menjadi pilihan tersendiri di menu akun. Jabatan tambahan tanpa peran hanya menangani naskah yang sampai kepadanya.',
        en: 'After those of the position. The first goes with this position; each further one is a choice of its own in the account menu. An additional position without roles only handles the letters that come to it.',
      },
    }),
    startDate: date('Mulai', 'From', { required: true, sortable: true }),
    endDate: date('Sampai', 'To', { sortable: true }),
    decree: text('Nomor keputusan', 'Decree', { max: 100 }),
  },
  check: ({ startDate, endDate }) => endsBefore(startDate, endDate),
  represent: ['userId', 'positionId'],
  sort: { field: 'startDate', order: 'DESC' },
  columns: ['userId', 'positionId', 'type', 'startDate', 'endDate'],
  sections: [
    {
      label: { id: 'Pemangku', en: 'Holder' },
      fields: ['userId', 'positionId', 'type', 'roleIds'],
    },
    {
      label: { id: 'Masa jabatan', en: 'Period' },
      fields: ['startDate', 'endDate', 'decree'],
    },
  ],
  filters: ['userId', 'positionId', 'type', 'roleIds'],
});
