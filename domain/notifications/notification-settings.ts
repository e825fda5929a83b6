import type { Channel, NotificationKind } from './notification-kinds.ts';

/** One cell of the settings: whether notices of a kind come by a channel. */
export type ChannelChoice = { kind: NotificationKind; channel: Channel; isOn: boolean };

/** When the digest goes out, in Western Indonesian time; no days: never. */
export type DigestTime = { hour: number; days: number[] };

/** Hours one may choose; earlier is night, later the next day's morning does. */
export const digestHours = { first: 5, last: 20 } as const;
/** Monday to Sunday, as ISO 8601 counts. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const usualDigest: DigestTime = { hour: 7, days: [1, 2, 3, 4, 5] };

/** GET /notification/api/Setting. */
export type NotificationSettings = {
  /** Where the person wants it otherwise than it starts (domain/notifications/notification-kinds.ts). */
  choices: ChannelChoice[];
  digest: DigestTime;
};

/** PUT /notification/api/Setting: what changes; the rest stays. */
export type SettingsChange = { choices?: ChannelChoice[]; digest?: DigestTime };

/** Browser push, seen from the device that asks. */
export type PushState = {
  /** VAPID key: lets only this server send to the browser. */
  publicKey: string;
  isOnHere: boolean;
  /** How many devices of the person get messages. */
  devices: number;
};

/** A browser's subscription (PushSubscription.toJSON). */
export type PushKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

/** What the service worker is sent. */
export type PushMessage = { title: string; body: string; url: string; tag: string };
