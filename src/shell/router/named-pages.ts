import type { Words } from '../../../resources/declare.ts';
import { accessPage } from '../../../resources/dokumen/permintaan-akses.ts';
import { letterPages } from '../../../resources/pages.ts';
import { searchPage } from '../../../resources/search.ts';
import { pages } from './table.ts';

/** What stands at an address, for the window's name and for whoever wants to go there. */
type NamedPage = { path: string; label: Pick<Words, 'id'> };

/** Pages that everybody has and no menu shows. */
export const ownPages: NamedPage[] = [
  { path: '/dashboard/archive', label: { id: 'Dasbor arsip' } },
  { path: '/calendar', label: { id: 'Kalender' } },
  { path: '/notifikasi/pengaturan', label: { id: 'Pengaturan notifikasi' } },
  { path: '/notifikasi', label: { id: 'Notifikasi' } },
  { path: '/user', label: { id: 'Profil' } },
  { path: '/faq', label: { id: 'Tanya jawab' } },
  { path: '/helpdesk', label: { id: 'Helpdesk' } },
];

const named: NamedPage[] = [searchPage, ...letterPages, accessPage, ...pages, ...ownPages];

/** The name of the page at an address; empty where the page names itself. */
export const titleOf = (path: string): string =>
  path === '/' || path === '/dashboard'
    ? 'Beranda'
    : (named.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.label.id ?? '');
