/** A letter's history, as shown (SPEC A3). */
import { say } from '../../lib/language.ts';

export type TimelineEvent =
  | 'created'
  | 'registered'
  | 'submitted'
  | 'approved'
  | 'returned'
  | 'review-undone'
  | 'edited'
  | 'reviewers-changed'
  | 'review-skipped'
  | 'nudged'
  | 'withdrawn'
  | 'signed'
  | 'sent'
  | 'dispatched'
  | 'dispatch-proved'
  | 'cancelled'
  | 'read'
  | 'closed'
  | 'reopened'
  | 'forwarded'
  | 'filed'
  | 'disposed'
  | 'disposition-taken'
  | 'disposition-handed-back'
  | 'disposition-read'
  | 'disposition-started'
  | 'disposition-reported'
  | 'disposition-done'
  | 'disposition-reopened'
  | 'disposition-withdrawn'
  | 'disposition-closed'
  | 'response-started'
  | 'responded'
  | 'handed-over';
export const timelineLabels: Record<TimelineEvent, string> = {
  created: say({ id: 'Dibuat', en: 'Created' }),
  registered: say({ id: 'Didaftarkan', en: 'Registered' }),
  submitted: say({ id: 'Dikirim untuk diperiksa', en: 'Sent for review' }),
  approved: say({ id: 'Diparaf', en: 'Initialled' }),
  returned: say({ id: 'Dikembalikan', en: 'Returned' }),
  'review-undone': say({ id: 'Keputusan dibatalkan', en: 'Decision undone' }),
  edited: say({ id: 'Diubah', en: 'Edited' }),
  'reviewers-changed': say({ id: 'Pemeriksa diubah', en: 'Reviewers changed' }),
  'review-skipped': say({ id: 'Pemeriksaan ulang dilewati', en: 'Second review skipped' }),
  nudged: say({ id: 'Diingatkan', en: 'Reminded' }),
  withdrawn: say({ id: 'Ditarik kembali', en: 'Withdrawn' }),
  signed: say({ id: 'Ditandatangani', en: 'Signed' }),
  sent: say({ id: 'Terkirim', en: 'Sent' }),
  dispatched: say({ id: 'Dikirim ke luar', en: 'Sent outside' }),
  'dispatch-proved': say({ id: 'Bukti pengiriman dicatat', en: 'Proof of dispatch recorded' }),
  cancelled: say({ id: 'Dibatalkan', en: 'Cancelled' }),
  read: say({ id: 'Dibaca', en: 'Read' }),
  closed: say({ id: 'Diselesaikan', en: 'Closed' }),
  reopened: say({ id: 'Dibuka kembali', en: 'Reopened' }),
  forwarded: say({ id: 'Diteruskan', en: 'Forwarded' }),
  filed: say({ id: 'Diberkaskan', en: 'Filed' }),
  disposed: say({ id: 'Didisposisikan', en: 'Disposition given' }),
  'disposition-taken': say({ id: 'Disposisi diambil', en: 'Disposition taken' }),
  'disposition-handed-back': say({
    id: 'Disposisi dikembalikan kepada jabatan',
    en: 'Disposition handed back to the post',
  }),
  'disposition-read': say({ id: 'Disposisi dibaca', en: 'Disposition read' }),
  'disposition-started': say({ id: 'Disposisi diproses', en: 'Disposition in progress' }),
  'disposition-reported': say({ id: 'Tindak lanjut dilaporkan', en: 'Follow-up reported' }),
  'disposition-done': say({ id: 'Disposisi selesai', en: 'Disposition done' }),
  'disposition-reopened': say({ id: 'Disposisi dibuka kembali', en: 'Disposition reopened' }),
  'disposition-withdrawn': say({ id: 'Disposisi ditarik', en: 'Disposition withdrawn' }),
  'disposition-closed': say({ id: 'Disposisi ditutup', en: 'Disposition closed' }),
  'response-started': say({ id: 'Tanggapan disusun', en: 'Response begun' }),
  responded: say({ id: 'Ditanggapi', en: 'Responded to' }),
  'handed-over': say({ id: 'Berpindah ke pemangku baru', en: 'Handed over to a new holder of the post' }),
};
/** A step's label: without reviewers a letter is sent for signing, not for review. */
export const timelineLabel = ({
  event,
  reviewersLeft,
}: Pick<TimelineEntry, 'event' | 'reviewersLeft'>): string =>
  event === 'submitted' && reviewersLeft === 0
    ? say({ id: 'Dikirim untuk ditandatangani', en: 'Sent for signature' })
    : timelineLabels[event];

/** GET /letter/api/Letter/{id}/timeline → items. */
export type TimelineEntry = {
  id: string;
  event: TimelineEvent;
  at: string;
  personName: string;
  positionName: string;
  /** The official, when one acted for the other: the history names both (SPEC B2). */
  onBehalfOf: string | null;
  /** By a delegation, and not as the official's secretary. */
  byDelegation?: boolean;
  note: string | null;
  /** ISO date printed when it differs from the signing day; `note` says why. */
  printedDay?: string;
  /** How many reviewers had yet to decide after it: letter-life.ts. */
  reviewersLeft?: number | null;
  /** The post that was reminded. */
  toPositionId?: string | null;
};
