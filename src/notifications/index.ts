export { LiveUpdates, NotificationSettingsPage, NotificationsPage } from './lazy.ts';
export { NotificationBell } from './notification-bell.tsx';
