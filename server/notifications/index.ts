export { registerLiveUpdates } from './live/register.ts';
export { type NewNotification, notify, notifyEach } from './notify.ts';
export { peopleToMail } from './people-to-mail.ts';
export { registerNotifications } from './routes.ts';
export { sendDigests } from './send-digests.ts';
export { toldOf } from './told-of.ts';
