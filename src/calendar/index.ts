import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

export const CalendarPage = lazy(() => import('./calendar-page.tsx'));
export const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));
