export { type NewNotification, notify } from './notify.ts';
export { registerNotifications } from './routes.ts';
