import { lazy } from 'react';

export const CalendarPage = lazy(() => import('./CalendarPage.tsx'));
/** The calendar's address for other programs, wherever it is asked for. */
export const SubscriptionDialog = lazy(() => import('./SubscriptionDialog.tsx'));
