import type { JobCalls } from '../domain/calls/jobs.ts';
import type { MailLogCalls } from '../domain/calls/mail-log.ts';
import type {
  NotificationCalls,
  NotificationSettings,
  PushKeys,
  PushState,
  SettingsChange,
} from '../domain/calls/notifications.ts';
import { dialect, type ListQuery, pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export type NotificationQuery = Signalled & {
  page?: number;
  perPage?: number;
  isRead?: boolean;
  /** One or more kinds, with commas between. */
  kind?: string;
};

const setting = '/notification/api/Setting';
const mail = '/notification/api/Mail';
const push = '/notification/api/Push';

/** A person's notifications and running jobs, how they come (SPEC A1 /notifikasi/pengaturan), and the log of mails. */
export const createNotificationVerbs = ({ call }: Http) => ({
  notifications: async ({ page, perPage = 3, isRead, kind, signal }: NotificationQuery = {}) =>
    pageOf(
      await call<NotificationCalls['list']>('GET', '/notification/api/Notification', {
        query: { page, per_page: perPage, isReads: isRead === undefined ? undefined : isRead ? 1 : 0, kind },
        signal,
      }),
    ),
  readNotification: async (id: string): Promise<void> => {
    const body = new FormData();
    body.set('isRead', '1');
    const address = `/notification/api/Notification/update/${encodeURIComponent(id)}` as const;
    await call<NotificationCalls['markRead']>('POST', address, { body });
  },
  readAllNotifications: async (): Promise<void> => {
    await call<NotificationCalls['markAllRead']>('POST', '/notification/api/Notification/updateAll');
  },
  notificationSettings: (options?: Signalled): Promise<NotificationSettings> =>
    call<NotificationCalls['readSettings']>('GET', setting, options),
  /** Changes what is named; the rest stays. */
  saveNotificationSettings: (body: SettingsChange): Promise<NotificationSettings> =>
    call<NotificationCalls['saveSettings']>('PUT', setting, { body }),
  /** Messages of the browser, as this device has them. */
  pushState: (options?: Signalled): Promise<PushState> =>
    call<NotificationCalls['readPush']>('GET', push, options),
  allowPush: (body: PushKeys): Promise<PushState> =>
    call<NotificationCalls['allowPush']>('PUT', push, { body }),
  endPush: (): Promise<PushState> => call<NotificationCalls['endPush']>('DELETE', push),
  /** Includes work that ended a moment ago. */
  runningJobs: async (options?: Signalled) =>
    (await call<JobCalls['list']>('GET', '/task/api/Job', options)).items,
  /** The mails the product wrote, for administrators (DESIGN 3). */
  listMails: async ({ signal, state, ...query }: ListQuery & { state?: string }) =>
    pageOf(await call<MailLogCalls['list']>('GET', mail, { query: { ...dialect(query), state }, signal })),
  readMail: (id: string, options?: Signalled) =>
    call<MailLogCalls['read']>('GET', `${mail}/${encodeURIComponent(id)}`, options),
});
