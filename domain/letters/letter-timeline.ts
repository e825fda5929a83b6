/** A letter's history, as shown (SPEC A3). */
import { type Message, translate } from '../../lib/language.ts';
import type { TimelineEntry, TimelineEvent } from '../calls/letters/shapes/letter-timeline.ts';

export type { TimelineEntry, TimelineEvent } from '../calls/letters/shapes/letter-timeline.ts';

export const timelineLabels: Record<TimelineEvent, Message> = {
  created: { id: 'Dibuat', en: 'Created' },
  registered: { id: 'Didaftarkan', en: 'Registered' },
  submitted: { id: 'Dikirim untuk diperiksa', en: 'Sent for review' },
  approved: { id: 'Diparaf', en: 'Initialled' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  'review-undone': { id: 'Keputusan dibatalkan', en: 'Decision undone' },
  edited: { id: 'Diubah', en: 'Edited' },
  'reviewers-changed': { id: 'Pemeriksa diubah', en: 'Reviewers changed' },
  'review-skipped': { id: 'Pemeriksaan ulang dilewati', en: 'Second review skipped' },
  reassigned: { id: 'Pemeriksaan dialihkan', en: 'Review handed on' },
  nudged: { id: 'Diingatkan', en: 'Reminded' },
  withdrawn: { id: 'Ditarik kembali', en: 'Withdrawn' },
  'seal-awaited': { id: 'Menunggu segel', en: 'Awaiting its seal' },
  'signature-withdrawn': { id: 'Tanda tangan ditarik', en: 'Signature withdrawn' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  sent: { id: 'Terkirim', en: 'Sent' },
  dispatched: { id: 'Dikirim ke luar', en: 'Sent outside' },
  'dispatch-proved': { id: 'Bukti pengiriman dicatat', en: 'Proof of dispatch recorded' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  read: { id: 'Dibaca', en: 'Read' },
  closed: { id: 'Diselesaikan', en: 'Closed' },
  reopened: { id: 'Dibuka kembali', en: 'Reopened' },
  'inbox-taken': { id: 'Naskah diambil', en: 'Letter taken' },
  'inbox-handed-back': {
    id: 'Naskah dikembalikan kepada jabatan',
    en: 'Letter handed back to the post',
  },
  'inbox-asked': { id: 'Naskah diminta dari rekan', en: 'Letter asked of a colleague' },
  forwarded: { id: 'Diteruskan', en: 'Forwarded' },
  filed: { id: 'Diberkaskan', en: 'Filed' },
  disposed: { id: 'Didisposisikan', en: 'Disposition given' },
  'disposition-nudged': { id: 'Penerima disposisi diingatkan', en: 'Recipients of the disposition reminded' },
  'disposition-taken': { id: 'Disposisi diambil', en: 'Disposition taken' },
  'disposition-handed-back': {
    id: 'Disposisi dikembalikan kepada jabatan',
    en: 'Disposition handed back to the post',
  },
  'disposition-read': { id: 'Disposisi dibaca', en: 'Disposition read' },
  'disposition-started': { id: 'Disposisi diproses', en: 'Disposition in progress' },
  'disposition-reported': { id: 'Tindak lanjut dilaporkan', en: 'Follow-up reported' },
  'disposition-done': { id: 'Disposisi selesai', en: 'Disposition done' },
  'disposition-reopened': { id: 'Disposisi dibuka kembali', en: 'Disposition reopened' },
  'disposition-withdrawn': { id: 'Disposisi ditarik', en: 'Disposition withdrawn' },
  'disposition-closed': { id: 'Disposisi ditutup', en: 'Disposition closed' },
  responded: { id: 'Ditanggapi', en: 'Responded to' },
  'handed-over': { id: 'Berpindah ke pemangku baru', en: 'Handed over to a new holder of the post' },
};
/**
 * Who may see an event: only its makers, everybody who may open the signed letter, or the post whose copy it is about
 * (SPEC B1.5, DOMAIN 7).
 */
export const timelineAudience: Record<TimelineEvent, 'makers' | 'readers' | 'holder'> = {
  created: 'makers',
  registered: 'readers',
  submitted: 'makers',
  approved: 'makers',
  returned: 'makers',
  'review-undone': 'makers',
  edited: 'makers',
  'reviewers-changed': 'makers',
  'review-skipped': 'makers',
  reassigned: 'makers',
  nudged: 'makers',
  withdrawn: 'makers',
  'seal-awaited': 'makers',
  'signature-withdrawn': 'makers',
  signed: 'readers',
  sent: 'readers',
  dispatched: 'readers',
  'dispatch-proved': 'readers',
  cancelled: 'readers',
  read: 'holder',
  closed: 'holder',
  reopened: 'holder',
  'inbox-taken': 'holder',
  'inbox-handed-back': 'holder',
  'inbox-asked': 'holder',
  forwarded: 'holder',
  filed: 'holder',
  disposed: 'holder',
  'disposition-nudged': 'holder',
  'disposition-taken': 'holder',
  'disposition-handed-back': 'holder',
  'disposition-read': 'holder',
  'disposition-started': 'holder',
  'disposition-reported': 'holder',
  'disposition-done': 'holder',
  'disposition-reopened': 'holder',
  'disposition-withdrawn': 'holder',
  'disposition-closed': 'holder',
  responded: 'holder',
  'handed-over': 'holder',
};

/** A step's label: without reviewers a letter is sent for signing, not for review. */
export const timelineLabel = ({
  event,
  reviewersLeft,
}: Pick<TimelineEntry, 'event' | 'reviewersLeft'>): string =>
  event === 'submitted' && reviewersLeft === 0
    ? translate({ id: 'Dikirim untuk ditandatangani', en: 'Sent for signature' })
    : translate(timelineLabels[event]);
