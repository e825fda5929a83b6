/** A letter's history, as shown (SPEC A3). */
import { say } from '../../lib/language.ts';
import type { TimelineEntry, TimelineEvent } from '../calls/letters/shapes/letter-timeline.ts';

export type { TimelineEntry, TimelineEvent } from '../calls/letters/shapes/letter-timeline.ts';

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
