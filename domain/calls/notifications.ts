import { z } from 'zod';
import { yesOrNo } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import {
  channels,
  isChoosable,
  type NotificationKind,
  notificationKinds,
} from '../notifications/notification-kinds.ts';
import { digestHours } from '../notifications/notification-settings.ts';
import { defineCall, fileOf, id, moment, pageOf } from './define-call.ts';

const tags = ['notification'];
const address = '/notification/api/Notification';
const settingAddress = '/notification/api/Setting';
const pushAddress = '/notification/api/Push';

/** SPEC A3. */
const notification = z
  .object({
    id,
    title: z.string(),
    modul: z.string(),
    message: z.string(),
    createdAt: moment,
    detailUrl: z.string().nullable(),
    tabName: z.string().nullable(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

const kinds = z.enum(
  Object.keys(notificationKinds) as NotificationKind[],
  fault({ id: 'Jenis notifikasi tidak dikenal.', en: 'Unknown kind of notification.' }),
);
/** One cell of the settings: whether notices of a kind come by a channel. */
const channelChoice = z
  .strictObject({
    kind: kinds,
    channel: z.enum(channels, fault({ id: 'Saluran tidak dikenal.', en: 'Unknown channel.' })),
    isOn: yesOrNo(),
  })
  .superRefine(({ kind, channel }, context) => {
    if (!isChoosable(kind, channel))
      context.addIssue({
        code: 'custom',
        path: ['channel'],
        message: translate({
          id: 'Saluran ini tidak dapat diatur untuk jenis ini.',
          en: 'This channel cannot be set for this kind.',
        }),
      });
  });
export type ChannelChoice = z.infer<typeof channelChoice>;

const settings = z
  .object({
    /** Where the person wants it otherwise than it starts (domain/notifications/notification-kinds.ts). */
    choices: z.array(channelChoice),
    /** When the digest goes out, in Western Indonesian time; no days: never. */
    digest: z.object({ hour: z.int(), days: z.array(z.int()) }),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof settings>;
export type DigestTime = NotificationSettings['digest'];

const wrongHour = {
  id: `Pilih jam ${digestHours.first} sampai ${digestHours.last}.`,
  en: `Choose an hour from ${digestHours.first} to ${digestHours.last}.`,
};
const settingsChange = z.strictObject({
  choices: z
    .array(channelChoice, fault({ id: 'Pilih jenis notifikasi.', en: 'Choose kinds of notifications.' }))
    .max(200, fault({ id: 'Terlalu banyak pilihan.', en: 'Too many choices.' }))
    .optional(),
  digest: z
    .strictObject({
      hour: z
        .int(fault(wrongHour))
        .min(digestHours.first, fault(wrongHour))
        .max(digestHours.last, fault(wrongHour)),
      days: z
        .array(
          z
            .int(fault({ id: 'Hari tidak dikenal.', en: 'Unknown day.' }))
            .min(1, fault({ id: 'Hari tidak dikenal.', en: 'Unknown day.' }))
            .max(7, fault({ id: 'Hari tidak dikenal.', en: 'Unknown day.' })),
          fault({ id: 'Pilih hari.', en: 'Choose days.' }),
        )
        .max(7, fault({ id: 'Pilih hari paling banyak tujuh.', en: 'Choose at most seven days.' }))
        .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    })
    .optional(),
});
export type SettingsChange = z.input<typeof settingsChange>;

/** Browser push, seen from the device that asks. */
const pushState = z
  .object({
    /** VAPID key: lets only this server send to the browser. */
    publicKey: z.string(),
    isOnHere: z.boolean(),
    /** How many devices of the person get messages. */
    devices: z.int(),
  })
  .meta({ id: 'PushState' });
export type PushState = z.infer<typeof pushState>;

export const wrongKey = {
  id: 'Kunci peramban tidak dapat dipakai.',
  en: "The browser's key cannot be used.",
};
const key = (max: number) =>
  z
    .string(fault(wrongKey))
    .max(max, fault(wrongKey))
    .regex(/^[\w-]+={0,2}$/, fault(wrongKey));

/** A browser's subscription (PushSubscription.toJSON). */
const pushKeys = z.strictObject({
  endpoint: z
    .string(fault({ id: 'Isi alamat layanan peramban.', en: "Enter the address of the browser's service." }))
    .max(
      1000,
      fault({
        id: 'Alamat layanan peramban terlalu panjang.',
        en: "The address of the browser's service is too long.",
      }),
    ),
  keys: z.strictObject({ p256dh: key(100), auth: key(30) }, fault(wrongKey)),
});
export type PushKeys = z.infer<typeof pushKeys>;

/** A person's notifications and how they come (SPEC A6); open to every signed-in person, of their own only. */
export const notificationCalls = {
  list: defineCall({
    method: 'GET',
    path: address,
    summary: 'Notifikasi',
    tags,
    query: z.object({
      page: z.int().min(1).optional(),
      per_page: z.int().min(1).optional(),
      isReads: z.literal([0, 1]).optional(),
      /** One or more kinds, with commas between. */
      kind: z.string().optional(),
    }),
    answer: pageOf(notification),
  }),
  markRead: defineCall({
    method: 'POST',
    path: `${address}/update/:id`,
    summary: 'Tandai sudah dibaca',
    tags,
    isForm: true,
    body: z.object({
      isRead: z
        .literal(
          ['1', 'true', 1, true],
          fault({
            id: 'Notifikasi hanya dapat ditandai sudah dibaca.',
            en: 'Notifications can only be marked as read.',
          }),
        )
        .default('1'),
    }),
    answer: z.null(),
  }),
  markAllRead: defineCall({
    method: 'POST',
    path: `${address}/updateAll`,
    summary: 'Tandai semua sudah dibaca',
    tags,
    answer: z.null(),
  }),
  stream: defineCall({
    method: 'GET',
    path: '/notification/api/Stream',
    summary: 'Pemberitahuan langsung (server-sent events)',
    tags,
    access: 'personal',
    answer: fileOf('text/event-stream'),
  }),
  readSettings: defineCall({
    method: 'GET',
    path: settingAddress,
    summary: 'Pengaturan notifikasi',
    tags,
    answer: settings,
  }),
  saveSettings: defineCall({
    method: 'PUT',
    path: settingAddress,
    summary: 'Ubah pengaturan notifikasi',
    tags,
    body: settingsChange,
    answer: settings,
  }),
  readPush: defineCall({
    method: 'GET',
    path: pushAddress,
    summary: 'Notifikasi peramban di perangkat ini',
    tags,
    access: 'personal',
    answer: pushState,
  }),
  allowPush: defineCall({
    method: 'PUT',
    path: pushAddress,
    summary: 'Izinkan notifikasi peramban',
    tags,
    access: 'personal',
    body: pushKeys,
    answer: pushState,
  }),
  endPush: defineCall({
    method: 'DELETE',
    path: pushAddress,
    summary: 'Hentikan notifikasi peramban',
    tags,
    access: 'personal',
    answer: pushState,
  }),
};
export type NotificationCalls = typeof notificationCalls;
