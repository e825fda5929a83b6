import { lazy } from 'react';

export { useListView } from './use-list-view.ts';
export { ViewToggle } from './view-toggle.tsx';
/** A file of its own: lists of what is no tree never load it. */
export const TreeScreen = lazy(() => import('./tree-screen.tsx'));
