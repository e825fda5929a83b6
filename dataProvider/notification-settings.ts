import type {
  NotificationSettings,
  PushKeys,
  PushState,
  SettingsChange,
} from '../domain/notifications/notification-settings.ts';
import { asJson, type Http } from './http.ts';

type Options = { signal?: AbortSignal };

/** A user's notification settings (SPEC A1 /notifikasi/pengaturan). */
export type NotificationSettingVerbs = {
  notificationSettings: (options?: Options) => Promise<NotificationSettings>;
  /** Changes what is named; the rest stays. */
  saveNotificationSettings: (change: SettingsChange) => Promise<NotificationSettings>;
  /** Messages of the browser, as this device has them. */
  pushState: (options?: Options) => Promise<PushState>;
  allowPush: (keys: PushKeys) => Promise<PushState>;
  endPush: () => Promise<PushState>;
};

const address = '/notification/api/Setting';
const push = '/notification/api/Push';

export const createNotificationSettingVerbs = (http: Http): NotificationSettingVerbs => ({
  notificationSettings: (options) => http.json(address, options),
  saveNotificationSettings: (change) => http.json(address, asJson('PUT', change)),
  pushState: (options) => http.json(push, options),
  allowPush: (keys) => http.json(push, asJson('PUT', keys)),
  endPush: () => http.json(push, { method: 'DELETE' }),
});
