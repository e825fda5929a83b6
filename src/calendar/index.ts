import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

export const CalendarPage = lazy(() => import('./CalendarPage.tsx'));
/** The calendar's address for other programs, wherever it is asked for. */
export const SubscriptionDialog = lazyPart(() => import('./SubscriptionDialog.tsx'));
