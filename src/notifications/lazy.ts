import { type ComponentType, lazy } from 'react';

export const NotificationsPage = lazy(() => import('./notifications-page.tsx'));
export const NotificationSettingsPage = lazy(() => import('./notification-settings-page.tsx'));
/** Without a network there is nothing to listen to, and no reason to fail. */
export const LiveUpdates = lazy<ComponentType>(() =>
  import('./live/live-updates.tsx').catch(() => ({ default: () => null })),
);
