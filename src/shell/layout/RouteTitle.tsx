import { accessPage } from '../../../resources/dokumen/permintaan-akses.ts';
import { letterPages } from '../../../resources/pages.ts';
import { searchPage } from '../../../resources/search.ts';
import { usePageTitle } from '../parts/PageHeader.tsx';
import { pages } from '../router/index.ts';

const named = [
  searchPage,
  ...letterPages,
  accessPage,
  ...pages,
  { path: '/dashboard/archive', label: { id: 'Dasbor arsip' } },
  { path: '/calendar', label: { id: 'Kalender' } },
  { path: '/notifikasi', label: { id: 'Notifikasi' } },
  { path: '/user', label: { id: 'Profil' } },
];

const titleOf = (path: string): string =>
  path === '/' || path === '/dashboard'
    ? 'Beranda'
    : (named.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.label.id ?? '');

/** The window's name by the address. Stands before the page, so that a page's own heading has the last word. */
export function RouteTitle({ path }: { path: string }) {
  usePageTitle(titleOf(path));
  return null;
}
