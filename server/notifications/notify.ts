import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { notifications } from './tables.ts';

export type NewNotification = {
  title: string;
  modul: string;
  message: string;
  /** Where a click leads (SPEC A4). */
  detailUrl: string | null;
  tabName: string | null;
};

/** Tells people something; in the transaction of what it tells about, so that neither is without the other. */
export async function notify(
  executor: Executor,
  userIds: readonly string[],
  notification: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
  await executor
    .insert(notifications)
    .values(userIds.map((userId) => ({ ...notification, id: newId(), userId })));
}
