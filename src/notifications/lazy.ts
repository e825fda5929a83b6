import { type ComponentType, lazy } from 'react';

export const NotificationsPage = lazy(() => import('./NotificationsPage.tsx'));
export const NotificationSettingsPage = lazy(() => import('./NotificationSettingsPage.tsx'));
/** Without a network there is nothing to listen to, and no reason to fail. */
export const LiveUpdates = lazy<ComponentType>(() =>
  import('./live/LiveUpdates.tsx').catch(() => ({ default: () => null })),
);
