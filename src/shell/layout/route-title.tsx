import { usePageTitle } from '../../ui/page-header.tsx';
import { titleOf } from '../router/named-pages.ts';

/** Document title by address. Render before the page, so that the page's own title wins. */
export function RouteTitle({ path }: { path: string }) {
  usePageTitle(titleOf(path));
  return null;
}
