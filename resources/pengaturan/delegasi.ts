import { longestDelegationReason } from '../../domain/accounts/delegation-limits.ts';
import { translate } from '../../lib/language.ts';
import { boolean, choice, choices, date, life, reference, resource, text } from '../declare.ts';
import { endsBefore } from '../shared-fields.ts';

/** A post delegated to another person for a period and a scope (SPEC B2); never withdrawn by the delegate (DOMAIN 6). */
export const delegation = resource({
  path: '/pengaturan/delegasi',
  service: 'setting',
  entity: 'Delegation',
  label: { id: 'Delegasi', en: 'Delegations' },
  singular: { id: 'delegasi', en: 'delegation' },
  icon: 'arrow-left-right',
  deactivating: false,
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
    reason: text('Alasan', 'Reason', { required: true, max: longestDelegationReason }),
    decree: text('Nomor keputusan', 'Decree', { max: 100 }),
    isAway: boolean('Tidak di tempat', 'Out of office'),
    period: choice(
      'Keberlakuan',
      'In force',
      [
        { value: 'coming', label: { id: 'Akan berlaku', en: 'Not yet' }, tone: 'info' },
        { value: 'now', label: { id: 'Berlaku', en: 'Now' }, tone: 'ok' },
        { value: 'over', label: { id: 'Berakhir', en: 'No longer' } },
      ],
      { stamp: 'database', computed: 'delegation_period' },
    ),
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
  columns: ['fromPositionId', 'toUserId', 'startDate', 'endDate', 'period'],
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
      fields: ['startDate', 'endDate', 'period', 'scopes', 'isAway'],
    },
    {
      label: { id: 'Dasar', en: 'Grounds' },
      fields: ['reason', 'decree'],
    },
  ],
  filters: ['period', 'fromUserId', 'toUserId', 'fromPositionId'],
  life: life({
    stages: {
      given: { label: { id: 'Diberikan', en: 'Given' }, tone: 'info' },
      withdrawn: { label: { id: 'Ditarik', en: 'Withdrawn' }, tone: 'danger', ends: true },
    },
    begins: 'given',
    events: {
      withdraw: {
        label: { id: 'Tarik delegasi', en: 'Withdraw' },
        from: ['given'],
        to: 'withdrawn',
        by: [{ person: 'fromUserId' }, { privilege: '/pengaturan/delegasi' }],
        note: 'required',
        tells: [{ person: 'toUserId' }, { person: 'fromUserId' }],
        tone: 'danger',
      },
    },
    board: { facts: ['fromPositionId', 'endDate'] },
  }),
});
