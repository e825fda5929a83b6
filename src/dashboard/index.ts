import { lazy } from 'react';

export const DashboardPage = lazy(() => import('./dashboard-page.tsx'));
export const ArchiveDashboardPage = lazy(() => import('./archive/archive-page.tsx'));
