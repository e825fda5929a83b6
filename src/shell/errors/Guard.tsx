import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import type { Viewer } from '../../../resources/declare.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows a page only to those who may open its address (SPEC A2); an address that does not exist is the router's 404. */
export function Guard({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  // The browser's own address: inside the app react-admin sees its inner paths.
  const { pathname } = useLocation();
  void pathname;
  const shown = window.location.pathname;
  if (isAddress(shown) && !mayOpen(viewer, shown)) return <ErrorPage status={403} />;
  return children;
}
