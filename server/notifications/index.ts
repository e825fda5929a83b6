export { noticeMail, peopleToMail, sendDigests } from './channels/index.ts';
export { dayMessages } from './day-messages.ts';
export { registerLiveUpdates } from './live/register.ts';
export { notifiedOf } from './notified-of.ts';
export { keptWords, type NewNotification, type NoticeText, notify, notifyEach } from './notify.ts';
export { registerNotifications } from './routes.ts';
export { reopenAsked, settleAsked, settleFor, settlePage, settleSince } from './settle-notices.ts';
export { noticeTitles } from './titles.ts';
