import type { Message } from '../../lib/language.ts';
import { openingLabels } from '../letters/letter-opening.ts';
import { timelineLabels } from '../letters/letter-timeline.ts';
import { type ReportName, reportLabels } from '../reports/report.ts';
import { recordActions } from './record-actions.ts';

/** Acts on what is no declared record, by their name in the log. */
const others: Record<string, Message> = {
  ...openingLabels,
  'open-timeline': { id: 'Riwayat dibuka', en: 'History opened' },
  'download-unmarked': { id: 'Diunduh tanpa tanda air', en: 'Downloaded without a watermark' },
  'give-copy': { id: 'Salinan diberikan', en: 'Copy given out' },
  update: { id: 'Diubah', en: 'Changed' },
  export: { id: 'Diekspor', en: 'Exported' },
  submit: timelineLabels.submitted,
  approve: timelineLabels.approved,
  return: timelineLabels.returned,
  'undo-review': timelineLabels['review-undone'],
  'reassign-review': timelineLabels.reassigned,
  'decide-by-mail': { id: 'Diputuskan lewat surel', en: 'Decided from a mail' },
  'change-reviewers': timelineLabels['reviewers-changed'],
  nudge: timelineLabels.nudged,
  withdraw: timelineLabels.withdrawn,
  sign: timelineLabels.signed,
  'await-seal': timelineLabels['seal-awaited'],
  'withdraw-signature': timelineLabels['signature-withdrawn'],
  register: timelineLabels.registered,
  'correct-place': { id: 'Tempat fisik diperbaiki', en: 'Place of the paper corrected' },
  cancel: timelineLabels.cancelled,
  label: { id: 'Label diubah', en: 'Labels changed' },
  dispose: timelineLabels.disposed,
  forward: timelineLabels.forwarded,
  take: { id: 'Diambil', en: 'Taken' },
  'hand-back': { id: 'Dikembalikan kepada jabatan', en: 'Handed back to the post' },
  ask: { id: 'Diminta dari rekan', en: 'Asked of a colleague' },
  read: timelineLabels.read,
  unread: { id: 'Ditandai belum dibaca', en: 'Marked as unread' },
  dispatch: timelineLabels.dispatched,
  'prove-dispatch': timelineLabels['dispatch-proved'],
  'accept-suggestion': { id: 'Saran diterima', en: 'Suggestion accepted' },
  'reject-suggestion': { id: 'Saran ditolak', en: 'Suggestion rejected' },
  'delete-comment': { id: 'Komentar dihapus', en: 'Comment deleted' },
  duplicate: { id: 'Digandakan', en: 'Duplicated' },
  'restore-version': { id: 'Versi lama dipulihkan', en: 'Older version restored' },
  'book-number': { id: 'Nomor dipesan', en: 'Number booked' },
  'cancel-number': { id: 'Nomor dibatalkan', en: 'Number cancelled' },
  'insert-number': { id: 'Nomor disisipkan', en: 'Number inserted' },
  'hand-over': timelineLabels['handed-over'],
  escalate: { id: 'Dieskalasi oleh trigger', en: 'Escalated by a trigger' },
  retry: { id: 'Dicoba lagi', en: 'Tried again' },
  ping: { id: 'Webhook dicoba', en: 'Webhook tried out' },
  'renew-secret': { id: 'Rahasia webhook dibuat', en: 'Webhook secret made' },
  drop: { id: 'Unit berkas dikeluarkan', en: 'Filing units taken out' },
  refuse: { id: 'Ditolak', en: 'Refused' },
  renew: { id: 'Diperbarui', en: 'Renewed' },
  revoke: { id: 'Dicabut', en: 'Revoked' },
  'take-starter': { id: 'Isi awal dimuat', en: 'Starter set loaded' },
  'settle-setup': { id: 'Langkah penyiapan ditandai', en: 'Step of the set-up marked' },
  'proven-again': { id: 'Kata sandi dibuktikan kembali', en: 'Password proved again' },
  'take-logo': { id: 'Logo diunggah', en: 'Logo uploaded' },
  'sign-in': { id: 'Masuk', en: 'Signed in' },
  'sign-out': { id: 'Keluar', en: 'Signed out' },
  'switch-role': { id: 'Berganti peran', en: 'Changed role' },
  'refresh-token-reused': { id: 'Sesi diakhiri, token dipakai ulang', en: 'Session ended, token used again' },
  'make-certificate': { id: 'Sertifikat dibuat', en: 'Certificate made' },
  'altered-file': { id: 'Berkas berubah di penyimpanan', en: 'File altered in the store' },
  'altered-document': { id: 'Dokumen berubah di penyimpanan', en: 'Document altered in the store' },
};

/** What the log tells of beside declared records. */
export const auditSubjects: Record<string, Message> = {
  letter: { id: 'Naskah', en: 'Letter' },
  'letter-number': { id: 'Nomor naskah', en: 'Letter number' },
  disposition: { id: 'Disposisi', en: 'Disposition' },
  'inbox-item': { id: 'Kotak Masuk', en: 'Inbox item' },
  session: { id: 'Sesi', en: 'Session' },
  'retention-proposal': { id: 'Usul retensi', en: 'Retention proposal' },
  'report-subscription': { id: 'Langganan laporan', en: 'Report by mail' },
  'calendar.feed': { id: 'Langganan kalender', en: 'Calendar subscription' },
  'seal-certificate': { id: 'Sertifikat segel', en: 'Seal certificate' },
  file: { id: 'Berkas tersimpan', en: 'Stored file' },
  'audit-log': { id: 'Log Audit', en: 'Audit log' },
  ...Object.fromEntries(
    Object.entries(reportLabels).map(([name, label]) => [`pelaporan.${name as ReportName}`, label]),
  ),
};

/** @param declared the label of a resource's own action of that name */
export const auditActionLabel = (
  resource: string,
  action: string,
  declared: (name: string) => Message | undefined = () => undefined,
): Message => {
  if (action.startsWith('action:'))
    return declared(action.slice('action:'.length)) ?? { id: 'Tindakan', en: 'Action' };
  const isRecord = !Object.hasOwn(auditSubjects, resource);
  const [first, second] = isRecord ? [recordActions, others] : [others, recordActions];
  return first[action] ?? second[action] ?? { id: 'Diubah', en: 'Changed' };
};
