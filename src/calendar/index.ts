import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

export const CalendarPage = lazy(() => import('./calendar-page.tsx'));
/** The calendar's address for other programs, wherever it is asked for. */
export const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));
