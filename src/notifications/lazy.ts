import { lazy } from 'react';

export const NotificationsPage = lazy(() => import('./NotificationsPage.tsx'));
export const NotificationSettingsPage = lazy(() => import('./NotificationSettingsPage.tsx'));
