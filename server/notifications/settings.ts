import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type MailTopic,
  mailTopics,
  type NotificationSettings,
} from '../../resources/notification-settings.ts';
import { fieldErrors } from '../../resources/schema.ts';
import type { Db } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import type { Who } from '../who.ts';
import { notificationSettings } from './tables.ts';

const topics = mailTopics.map((topic) => topic.value);

/** GET /notification/api/Setting: what the person wants by mail; everything but the digest until they say otherwise. */
export async function readSettings(db: Db, who: Who): Promise<NotificationSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, who.userId));
  return {
    mail: topics.filter((topic) => !row?.muted.includes(topic)),
    digest: row?.digest ?? false,
  };
}

/** PUT /notification/api/Setting: both as a whole. @throws Refusal 422 for unknown topics and fields */
export async function saveSettings(db: Db, who: Who, body: unknown): Promise<NotificationSettings> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { mail, digest } = checked.data;
  const values = { muted: topics.filter((topic) => !mail.includes(topic)), digest };
  await db
    .insert(notificationSettings)
    .values({ userId: who.userId, ...values })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: values });
  return readSettings(db, who);
}

const schema = z.strictObject({
  mail: z.array(z.enum(topics as [MailTopic, ...MailTopic[]], { error: 'Jenis surel tidak dikenal.' }), {
    error: 'Pilih jenis surel.',
  }),
  digest: z.boolean({ error: 'Pilih ya atau tidak.' }),
});
