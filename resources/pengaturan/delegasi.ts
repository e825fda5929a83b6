import { translate } from '../../lib/language.ts';
import { choices, date, reference, resource, text } from '../declare.ts';
import { endsBefore } from '../shared-fields.ts';

/** A post delegated to another person for a period and a scope (SPEC B2); expires by itself. */
export const delegation = resource({
  path: '/pengaturan/delegasi',
  service: 'setting',
  entity: 'Delegation',
  label: { id: 'Delegasi', en: 'Delegations' },
  singular: { id: 'delegasi', en: 'delegation' },
  icon: 'arrow-left-right',
  deactivating: {
    ends: {
      id: 'Wewenang yang dilimpahkan berakhir sekarang juga.',
      en: 'The powers handed over end at once.',
    },
  },
  fields: {
    fromPositionId: reference('Jabatan yang didelegasikan', 'Delegated position', 'pengaturan.jabatan', {
      required: true,
    }),
    fromUserId: reference('Dari', 'From', 'manajemen-user.user', { required: true }),
    toUserId: reference('Kepada', 'To', 'manajemen-user.user', { required: true }),
    startDate: date('Mulai', 'From', { required: true, sortable: true }),
    endDate: date('Sampai', 'To', { required: true, sortable: true }),
    scopes: choices(
      'Lingkup',
      'Scope',
      [
        { value: 'baca', label: { id: 'Membaca', en: 'Read' } },
        { value: 'disposisi', label: { id: 'Mendisposisi', en: 'Dispose' } },
        { value: 'periksa', label: { id: 'Memeriksa', en: 'Review' } },
        { value: 'tandatangan', label: { id: 'Menandatangani', en: 'Sign' } },
      ],
      { required: true },
    ),
    reason: text('Alasan', 'Reason', { required: true, max: 300 }),
    decree: text('Nomor keputusan', 'Decree', { max: 100 }),
  },
  check: ({ startDate, endDate, fromUserId, toUserId }) => ({
    ...endsBefore(startDate, endDate),
    ...(fromUserId === toUserId && {
      toUserId: [
        translate({ id: 'Penerima delegasi harus orang lain.', en: 'The delegate must be somebody else.' }),
      ],
    }),
  }),
  represent: ['toUserId'],
  sort: { field: 'startDate', order: 'DESC' },
  columns: ['fromPositionId', 'fromUserId', 'toUserId', 'startDate', 'endDate'],
  sections: [
    {
      label: { id: 'Para pihak', en: 'People' },
      help: {
        id: 'Delegasi berakhir dengan sendirinya setelah masa berlakunya.',
        en: 'Delegations end by themselves.',
      },
      fields: ['fromUserId', 'fromPositionId', 'toUserId'],
    },
    {
      label: { id: 'Masa dan lingkup', en: 'Period and scope' },
      fields: ['startDate', 'endDate', 'scopes'],
    },
    {
      label: { id: 'Dasar', en: 'Grounds' },
      fields: ['reason', 'decree'],
    },
  ],
  filters: ['fromUserId', 'toUserId', 'fromPositionId'],
});
