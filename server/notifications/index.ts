export { noticeMail, peopleToMail, sendDigests } from './channels/index.ts';
export { registerLiveUpdates } from './live/register.ts';
export { type NewNotification, notify, notifyEach } from './notify.ts';
export { registerNotifications } from './routes.ts';
export { toldOf } from './told-of.ts';
