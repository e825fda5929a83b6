import { lazy } from 'react';

/** Everything that can be set, on one page (SPEC B5). */
export const SettingsPage = lazy(() => import('./settings-page.tsx'));
