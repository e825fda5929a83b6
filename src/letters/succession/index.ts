import { lazy } from 'react';

export const HoldingPage = lazy(() => import('./holding-page.tsx'));
export const LeftBehind = lazy(() => import('./left-behind.tsx'));
