import { letterPages } from '../../../domain/access/pages.ts';
import { dataReportPage } from '../../../domain/reports/data-report-page.ts';
import { searchPage } from '../../../domain/search.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { settingsPage } from '../../../resources/settings-page.ts';
import { pages } from './table.ts';

/** Page at an address, for the document title and for navigation lists. */
type NamedPage = { path: string; label: Message };

/** Pages that everybody has and no menu shows. */
export const ownPages: NamedPage[] = [
  { path: '/dashboard/archive', label: { id: 'Dasbor arsip', en: 'Archive dashboard' } },
  dataReportPage,
  { path: '/calendar', label: { id: 'Kalender', en: 'Calendar' } },
  { path: '/notifikasi/pengaturan', label: { id: 'Pengaturan notifikasi', en: 'Notification settings' } },
  { path: '/notifikasi', label: { id: 'Notifikasi', en: 'Notifications' } },
  { path: '/user', label: { id: 'Profil', en: 'Profile' } },
  { path: '/faq', label: { id: 'Tanya jawab', en: 'Questions and answers' } },
  { path: '/helpdesk', label: { id: 'Helpdesk', en: 'Helpdesk' } },
];

// Subpages come before the page above them: the first match wins.
const named: NamedPage[] = [searchPage, ...letterPages, ...pages, ...ownPages, settingsPage];

/** The name of the page at an address; empty where the page names itself. */
export const titleOf = (path: string): string =>
  path === '/' || path === '/dashboard'
    ? translate({ id: 'Beranda', en: 'Home' })
    : (translate(named.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.label) ?? '');
