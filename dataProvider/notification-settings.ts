import type { NotificationSettings } from '../resources/notification-settings.ts';
import { asJson, type Http } from './http.ts';

/** What a person wants by mail (SPEC A1 /notifikasi/pengaturan). */
export type NotificationSettingVerbs = {
  notificationSettings: (options?: { signal?: AbortSignal }) => Promise<NotificationSettings>;
  saveNotificationSettings: (settings: NotificationSettings) => Promise<NotificationSettings>;
};

const address = '/notification/api/Setting';

export const createNotificationSettingVerbs = (http: Http): NotificationSettingVerbs => ({
  notificationSettings: (options) => http.json(address, options),
  saveNotificationSettings: (settings) => http.json(address, asJson('PUT', settings)),
});
