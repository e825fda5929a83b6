import { lazy } from 'react';

/** A trigger's record page, with what it did and would do. */
export const TriggerPage = lazy(() => import('./trigger-page.tsx'));
