import { lazy } from 'react';

/**
 * What opens over a list, fetched with the first that opens, or before, while nothing else happens. Each stands within a
 * Suspense and only while it is open.
 */
export const Popover = lazy(() => import('@mui/material/Popover'));
export const Drawer = lazy(() => import('@mui/material/Drawer'));
export const ConfirmDialog = lazy(() => import('./confirm-dialog.ts'));
