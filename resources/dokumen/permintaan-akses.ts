import type { RowViewer } from '../../domain/access/viewer.ts';
import { date, life, type RowCondition, reference, resource, text } from '../declare.ts';

const deciders = ({ positionId }: RowViewer): RowCondition => ({
  deciderPositionIds: { holdsAny: [positionId] },
});

/**
 * Requests to open an archive item above Biasa, and the grants they become (SPEC B3, DOMAIN 4). Asked for at the item
 * itself; nothing but events changes them.
 */
export const accessRequest = resource({
  path: '/dokumen/permintaan-akses',
  service: 'arsip',
  entity: 'AccessRequest',
  label: { id: 'Permintaan Akses', en: 'Access requests' },
  singular: { id: 'permintaan akses', en: 'access request' },
  icon: 'lock-keyhole',
  verbs: ['read'],
  byVerb: false,
  deactivating: false,
  fields: {
    archiveId: reference('Arsip', 'Archive item', 'dokumen.arsip-aktif', {
      required: true,
      guarded: { id: 'Arsip yang tidak lagi dapat Anda lihat', en: 'An item you may no longer see' },
    }),
    unitId: reference('Unit pemilik', 'Owning unit', 'master-data.unit-organisasi', { required: true }),
    byUserId: reference('Pemohon', 'Asked by', 'manajemen-user.user', { required: true, stamp: 'user' }),
    byPositionId: reference('Jabatan pemohon', 'Post', 'pengaturan.jabatan', { required: true }),
    reason: text('Alasan', 'Reason', { required: true, multiline: true, max: 500 }),
    wantedUntil: date('Diminta sampai', 'Wanted until', { required: true }),
    fromDay: date('Berlaku sejak', 'In force from', {
      shownIf: { stage: ['approved', 'expired', 'revoked'] },
    }),
    untilDay: date('Akses sampai', 'Access until', {
      required: true,
      sortable: true,
      hint: {
        id: 'Sampai akhir hari itu pemohon dapat membuka arsip ini; setiap pembukaan dicatat.',
        en: 'Until the end of that day who asked may open it; every opening is logged.',
      },
    }),
    decidedById: reference('Diputus oleh', 'Decided by', 'manajemen-user.user', {
      shownIf: { stage: ['approved', 'refused', 'expired', 'revoked'] },
    }),
  },
  /** The deciding posts: heads of the owning unit, of inactive items the records unit's too; whom a grant made a reader. */
  hiddenIds: ['deciderPositionIds', 'madeReaderIds'],
  represent: ['archiveId'],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: ['archiveId', 'unitId', 'byUserId', 'untilDay'],
  filters: ['unitId', 'byUserId'],
  sections: [
    {
      label: { id: 'Permintaan', en: 'Request' },
      fields: [
        ...['archiveId', 'unitId', 'reason', 'byUserId', 'byPositionId', 'wantedUntil'],
        ...['untilDay', 'fromDay', 'decidedById'],
      ],
    },
  ],
  rows: (viewer) => [{ byUserId: viewer.userId }, deciders(viewer), { decidedById: viewer.userId }],
  life: life({
    stages: {
      waiting: { label: { id: 'Menunggu', en: 'Waiting' }, tone: 'warn', holder: { rule: 'deciders' } },
      approved: { label: { id: 'Berlaku', en: 'In force' }, tone: 'ok' },
      refused: { label: { id: 'Ditolak', en: 'Refused' }, tone: 'danger', ends: true },
      withdrawn: { label: { id: 'Ditarik', en: 'Withdrawn' }, ends: true },
      expired: { label: { id: 'Berakhir', en: 'Expired' }, ends: true },
      revoked: { label: { id: 'Dicabut', en: 'Revoked' }, tone: 'danger', ends: true },
    },
    begins: 'waiting',
    events: {
      approve: {
        label: { id: 'Setujui', en: 'Approve' },
        done: { id: 'Disetujui', en: 'Approved' },
        from: ['waiting'],
        to: 'approved',
        by: 'holder',
        asks: ['untilDay'],
        note: 'optional',
        tells: [{ person: 'byUserId' }],
      },
      refuse: {
        label: { id: 'Tolak', en: 'Refuse' },
        from: ['waiting'],
        to: 'refused',
        by: 'holder',
        note: 'required',
        tells: [{ person: 'byUserId' }],
        tone: 'danger',
      },
      withdraw: {
        label: { id: 'Tarik permintaan', en: 'Withdraw' },
        done: { id: 'Ditarik pemohon', en: 'Withdrawn' },
        from: ['waiting'],
        to: 'withdrawn',
        by: 'creator',
      },
      revoke: {
        label: { id: 'Cabut akses', en: 'Revoke' },
        from: ['approved'],
        to: 'revoked',
        by: { rule: 'deciders' },
        note: 'required',
        tells: [{ person: 'byUserId' }],
        tone: 'danger',
      },
      expire: {
        label: { id: 'Berakhir', en: 'Expired' },
        from: ['waiting', 'approved'],
        to: 'expired',
        by: 'system',
      },
    },
    rules: {
      deciders: {
        label: { id: 'pejabat yang memutus', en: 'who decides' },
        looksAt: ['deciderPositionIds', 'byUserId'],
        // Also a head who came to the post after asking never decides on their own.
        rows: (viewer) => ({ ...deciders(viewer), byUserId: { not: viewer.userId } }),
      },
    },
    board: { facts: ['byUserId', 'unitId'] },
  }),
});
