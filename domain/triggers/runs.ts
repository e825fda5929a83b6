import type { Choice } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';

/** Done, waiting for its delay, not begun, given up when its time came, or failed. */
export type RunState = 'done' | 'waiting' | 'skipped' | 'dropped' | 'failed';

export const runStates = [
  { value: 'done', label: { id: 'Berjalan', en: 'Fired' }, tone: 'ok' },
  { value: 'waiting', label: { id: 'Menunggu', en: 'Waiting' }, tone: 'warn' },
  { value: 'skipped', label: { id: 'Tidak berjalan', en: 'Did not fire' } },
  { value: 'dropped', label: { id: 'Batal', en: 'Dropped' } },
  { value: 'failed', label: { id: 'Gagal', en: 'Failed' }, tone: 'danger' },
] as const satisfies readonly (Choice & { value: RunState })[];

export type RunReason = 'urgency' | 'condition' | 'handled' | 'gone' | 'off' | 'nobody' | 'told' | 'value';

export const runReasons: Record<RunReason, Message> = {
  urgency: { id: 'Sifat naskah tidak termasuk.', en: 'The letter’s urgency is not among those asked for.' },
  condition: { id: 'Syarat tidak terpenuhi.', en: 'A condition does not hold.' },
  handled: { id: 'Sudah ditindaklanjuti.', en: 'It was dealt with already.' },
  gone: { id: 'Sudah dihapus, dibatalkan, atau ditarik.', en: 'It was deleted, cancelled or withdrawn.' },
  off: {
    id: 'Trigger dinonaktifkan atau diubah sementara itu.',
    en: 'The trigger was switched off or changed.',
  },
  nobody: {
    id: 'Tidak ada penerima, atau tidak ada yang boleh membukanya.',
    en: 'There are no receivers, or none who may open it.',
  },
  told: {
    id: 'Semua penerima baru saja diberi tahu hal yang sama, atau tidak menginginkan surel.',
    en: 'All receivers were just told the same, or want no mail.',
  },
  value: {
    id: 'Isian “Hanya bila” belum atau sudah demikian.',
    en: 'The field did not become what was asked for.',
  },
};

/** Waiting for an answer, arrived, to be tried again, or given up. */
export type WebhookState = 'waiting' | 'delivered' | 'retrying' | 'failed';

export const webhookStates = [
  { value: 'waiting', label: { id: 'Webhook menunggu', en: 'Webhook waiting' }, tone: 'warn' },
  { value: 'delivered', label: { id: 'Webhook diterima', en: 'Webhook accepted' }, tone: 'ok' },
  { value: 'retrying', label: { id: 'Webhook dicoba lagi', en: 'Webhook to be retried' }, tone: 'warn' },
  { value: 'failed', label: { id: 'Webhook gagal', en: 'Webhook failed' }, tone: 'danger' },
] as const satisfies readonly (Choice & { value: WebhookState })[];
