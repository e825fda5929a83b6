import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Channel,
  channels,
  isChoosable,
  isNotificationKind,
  type NotificationKind,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import {
  type ChannelChoice,
  digestHours,
  type NotificationSettings,
  usualDigest,
} from '../../../domain/notifications/notification-settings.ts';
import { yesOrNo } from '../../../lib/body-parts.ts';
import { say } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { notificationChoices, notificationSettings } from '../tables.ts';

/** GET /notification/api/Setting: the user's deviations from the defaults, and the digest's time. */
export async function readSettings(db: Db, who: Who): Promise<NotificationSettings> {
  const [rows, [row]] = await Promise.all([
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, who.userId)),
    db.select().from(notificationSettings).where(eq(notificationSettings.userId, who.userId)),
  ]);
  return {
    // Ignore choices that an earlier version offered.
    choices: rows
      .filter(({ kind, channel }) => isNotificationKind(kind) && isChoosable(kind, channel))
      .map(({ kind, channel, isOn }) => ({ kind, channel, isOn })),
    digest: {
      hour: row?.digestHour ?? usualDigest.hour,
      days: row?.digestDays ?? usualDigest.days,
    },
  };
}

/**
 * PUT /notification/api/Setting: changes only the given values, so that concurrent changes both apply. Stores only
 * deviations from the defaults.
 * @throws Refusal 422 for unknown kinds, channels and fields, and for what cannot be turned off
 */
export async function saveSettings(db: Db, who: Who, body: unknown): Promise<NotificationSettings> {
  const checked = changeSchema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { choices = [], digest } = checked.data;
  await db.transaction(async (tx) => {
    await keepChoices(tx, who.userId, choices);
    if (!digest) return;
    const isUsual = digest.hour === usualDigest.hour && digest.days.join() === usualDigest.days.join();
    const values = isUsual
      ? { digestHour: null, digestDays: null }
      : { digestHour: digest.hour, digestDays: digest.days };
    await tx
      .insert(notificationSettings)
      .values({ userId: who.userId, ...values })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: values });
  });
  return readSettings(db, who);
}

async function keepChoices(tx: Executor, userId: string, choices: readonly ChannelChoice[]): Promise<void> {
  if (choices.length === 0) return;
  // Of one cell named twice the last word holds.
  const cells = [...new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice])).values()];
  await tx
    .delete(notificationChoices)
    .where(
      and(
        eq(notificationChoices.userId, userId),
        or(
          ...cells.map(({ kind, channel }) =>
            and(eq(notificationChoices.kind, kind), eq(notificationChoices.channel, channel)),
          ),
        ),
      ),
    );
  const others = cells.filter(({ kind, channel, isOn }) => isOn !== startsOn(kind, channel));
  if (others.length > 0)
    await tx
      .insert(notificationChoices)
      .values(others.map((choice) => ({ userId, ...choice })))
      .onConflictDoNothing();
}

const cells = z
  .strictObject({
    kind: z
      .string()
      .refine(
        isNotificationKind,
        fault({ id: 'Jenis notifikasi tidak dikenal.', en: 'Unknown kind of notification.' }),
      ),
    channel: z.enum(channels, fault({ id: 'Saluran tidak dikenal.', en: 'Unknown channel.' })),
    isOn: yesOrNo(),
  })
  .superRefine(({ kind, channel }, context) => {
    if (isNotificationKind(kind) && !isChoosable(kind, channel))
      context.addIssue({
        code: 'custom',
        path: ['channel'],
        message: say({
          id: 'Saluran ini tidak dapat diatur untuk jenis ini.',
          en: 'This channel cannot be set for this kind.',
        }),
      });
  })
  .transform(({ kind, channel, isOn }) => ({
    kind: kind as NotificationKind,
    channel: channel as Channel,
    isOn,
  }));

const wrongHour = {
  id: `Pilih jam ${digestHours.first} sampai ${digestHours.last}.`,
  en: `Choose an hour from ${digestHours.first} to ${digestHours.last}.`,
};
export const changeSchema = z.strictObject({
  choices: z
    .array(cells, fault({ id: 'Pilih jenis notifikasi.', en: 'Choose kinds of notifications.' }))
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
