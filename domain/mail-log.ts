import type { Message } from '../lib/language.ts';

/** The administrators' log of mails and their states; requires the privilege of triggers. */
export const mailLogPage = { path: '/pengaturan/surel', privilege: '/pengaturan/trigger' } as const;

/**
 * Waiting for the mail server; kept, as there is none; accepted by it; failed after many tries; or withdrawn
 * before.
 */
export type MailState = 'waiting' | 'kept' | 'sent' | 'failed' | 'withdrawn';

export const mailStates: { value: MailState; label: Message; tone?: 'ok' | 'warn' | 'danger' }[] = [
  { value: 'waiting', label: { id: 'Menunggu', en: 'Waiting' }, tone: 'warn' },
  { value: 'kept', label: { id: 'Disimpan', en: 'Kept' } },
  { value: 'sent', label: { id: 'Terkirim', en: 'Sent' }, tone: 'ok' },
  { value: 'failed', label: { id: 'Gagal', en: 'Failed' }, tone: 'danger' },
  { value: 'withdrawn', label: { id: 'Ditarik', en: 'Withdrawn' } },
];
