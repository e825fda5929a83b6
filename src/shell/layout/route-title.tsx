import { usePageTitle } from '../../ui/page-header.tsx';
import { titleOf } from '../router/named-pages.ts';

/** The window's name by the address. Stands before the page, so that a page's own heading has the last word. */
export function RouteTitle({ path }: { path: string }) {
  usePageTitle(titleOf(path));
  return null;
}
