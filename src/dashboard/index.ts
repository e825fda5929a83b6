import { lazy } from 'react';

export const DashboardPage = lazy(() => import('./DashboardPage.tsx'));
export const ArchiveDashboardPage = lazy(() => import('./archive/ArchivePage.tsx'));
