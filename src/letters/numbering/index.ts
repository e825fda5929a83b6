import { lazy } from 'react';

/** /naskah-dinas/nomor: counters, and every number given, booked or cancelled. */
export const NumbersPage = lazy(() => import('./numbers-page.tsx'));
