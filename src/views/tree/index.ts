import { lazy } from 'react';

export { useListView } from './use-list-view.ts';
export { useViewKey } from './use-view-key.ts';
export { ViewToggle } from './view-toggle.tsx';
/** Lazy: only entities with stages have one. */
export const Board = lazy(() => import('../board/board.tsx'));
/** Lazy: lists of flat resources never load this chunk. */
export const TreeScreen = lazy(() => import('./tree-screen.tsx'));
