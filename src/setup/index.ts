import { lazy } from 'react';

/** `/pengaturan/penyiapan`: the set-up assistant, also where it no longer is the home page. */
export const SetupPage = lazy(() => import('./setup-page.tsx'));
