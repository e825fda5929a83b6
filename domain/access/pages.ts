import type { Words } from '../../lib/language.ts';

/** A page that is not a declared resource's: its privilege path and its place in the menu (rules: entry-rules.ts). */
export type Page = {
  path: string;
  label: Words;
  icon: string;
  menu: boolean;
  /** Which counter of /task/api/Data/sidemenucounter is shown beside it. */
  badge?: 'taskCount' | 'inboxCount' | 'outboxCount' | 'draftCount' | 'retentionCount' | 'accessCount';
};

/** Open to everybody who is signed in, whatever the role (SPEC A1 home, people, errors). */
export const openToAll = [
  '/',
  '/dashboard',
  '/calendar',
  '/user',
  '/notifikasi',
  '/notifikasi/pengaturan',
  '/password/change',
  '/faq',
  '/helpdesk',
  '/forms/alert-test',
  '/forms/components',
  '/forms/elements',
  '/forms/validation',
  '/404',
  '/500',
  '/reloader',
];

/** So is what stands one step below: who may see which ticket, its call says. */
export const openBelow = ['/helpdesk'];

/** Where numbers are booked and counted; its privilege is the permission to do so (DOMAIN 5). */
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
