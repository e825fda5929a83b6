import type { ReactNode } from 'react';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { viewer: Viewer; path: string; children: ReactNode };

/** Renders a page only for users who may open its address (SPEC A2); the router handles unknown ones (404). */
export function Guard({ viewer, path, children }: Props) {
  return isAddress(path) && !mayOpen(viewer, path) ? <ErrorPage status={403} /> : children;
}
