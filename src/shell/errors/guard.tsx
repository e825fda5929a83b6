import type { ReactNode } from 'react';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { viewer: Viewer; path: string; children: ReactNode };

/** Shows a page only to those who may open its address (SPEC A2); one that does not exist is the router's 404. */
export const Guard = ({ viewer, path, children }: Props) =>
  isAddress(path) && !mayOpen(viewer, path) ? <ErrorPage status={403} /> : children;
