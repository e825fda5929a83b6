import { lazy } from 'react';

export const DirectoryPage = lazy(() => import('./directory-page.tsx'));
