import { lazy } from 'react';

export const LeftBehind = lazy(() => import('./left-behind.tsx'));
