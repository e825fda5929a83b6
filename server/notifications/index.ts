export { type NewNotification, notify } from './notify.ts';
export { peopleToMail } from './people-to-mail.ts';
export { registerNotifications } from './routes.ts';
export { sendDigests } from './send-digests.ts';
