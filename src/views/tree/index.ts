import { lazy } from 'react';

export { asksForItself, type ListView, useListView } from './use-list-view.ts';
export { useViewKey } from './use-view-key.ts';
export { ViewToggle } from './view-toggle.tsx';
/** Lazy: lists of flat resources never load this chunk. */
export const TreeScreen = lazy(() => import('./tree-screen.tsx'));
