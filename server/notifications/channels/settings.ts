import { and, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  ChannelChoice,
  NotificationCalls,
  NotificationSettings,
} from '../../../domain/calls/notifications.ts';
import {
  isChoosable,
  isNotificationKind,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import { usualDigest } from '../../../domain/notifications/notification-settings.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { notificationChoices, notificationSettings } from '../tables.ts';

/** GET /notification/api/Setting: the user's deviations from the defaults, and the digest's time. */
export async function readSettings(db: Db, actor: Actor): Promise<NotificationSettings> {
  const [rows, [row]] = await Promise.all([
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, actor.userId)),
    db.select().from(notificationSettings).where(eq(notificationSettings.userId, actor.userId)),
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
 * PUT /notification/api/Setting: changes only what is named, so that two concurrent switches both hold. Stores
 * only differences from defaults.
 */
export async function saveSettings(
  db: Db,
  actor: Actor,
  { choices = [], digest }: z.output<NotificationCalls['saveSettings']['body']>,
): Promise<NotificationSettings> {
  await db.transaction(async (tx) => {
    await keepChoices(tx, actor.userId, choices);
    if (!digest) return;
    const isUsual = digest.hour === usualDigest.hour && digest.days.join() === usualDigest.days.join();
    const values = isUsual
      ? { digestHour: null, digestDays: null }
      : { digestHour: digest.hour, digestDays: digest.days };
    await tx
      .insert(notificationSettings)
      .values({ userId: actor.userId, ...values })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: values });
  });
  return readSettings(db, actor);
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
