import { lazy } from 'react';

/** On every page while one looks as another ("Lihat sebagai"). */
export const ViewAsStrip = lazy(() => import('./view-as-strip.tsx'));
