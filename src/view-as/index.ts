import { lazy } from 'react';

/** "Lihat sebagai": starts a look at what a person or a role may, for who may; on every page, that one looks. */
export const ViewAsButton = lazy(() => import('./view-as-button.tsx'));
export const ViewAsStrip = lazy(() => import('./view-as-strip.tsx'));
