import type { Message } from '../../lib/language.ts';
import { dataReportPage } from '../reports/data-report-page.ts';

/** A page of no declared resource: privilege path and place in the menu (rules: entry-rules.ts). */
export type Page = {
  path: string;
  label: Message;
  icon: string;
  menu: boolean;
  /** Which counter of /task/api/Data/sidemenucounter is shown beside it. */
  badge?: 'taskCount' | 'inboxCount' | 'outboxCount' | 'draftCount' | 'retentionCount' | 'accessCount';
};

/** Open to every signed-in user (SPEC A1 home, people, errors). */
export const openToAll = [
  '/',
  '/dashboard',
  '/calendar',
  '/user',
  '/notifikasi',
  '/notifikasi/pengaturan',
  '/password/change',
  '/faq',
  dataReportPage.path,
  '/forms/alert-test',
  '/forms/components',
  '/forms/elements',
  '/forms/kinds',
  '/forms/validation',
  '/404',
  '/500',
  '/reloader',
];

/** The page of bookings and counters; its privilege is the permission for both (DOMAIN 5). */
export const numbersPage = '/naskah-dinas/nomor';

export const letterPages: Page[] = [
  {
    path: '/naskah-dinas/tugas',
    label: { id: 'Tugas', en: 'Tasks' },
    icon: 'square-check',
    menu: true,
    badge: 'taskCount',
  },
  {
    path: '/naskah-dinas/inbox',
    label: { id: 'Kotak Masuk', en: 'Inbox' },
    icon: 'inbox',
    menu: true,
    badge: 'inboxCount',
  },
  {
    path: '/naskah-dinas/outbox',
    label: { id: 'Terkirim', en: 'Sent' },
    icon: 'send',
    menu: true,
    badge: 'outboxCount',
  },
  {
    path: '/naskah-dinas/draft',
    label: { id: 'Draft', en: 'Drafts' },
    icon: 'file-text',
    menu: true,
    badge: 'draftCount',
  },
  {
    path: numbersPage,
    label: { id: 'Nomor Naskah', en: 'Letter numbers' },
    icon: 'list-ordered',
    menu: true,
  },
  {
    path: '/naskah-dinas/buat-naskah',
    label: { id: 'Buat naskah', en: 'New letter' },
    icon: 'plus',
    menu: false,
  },
];
