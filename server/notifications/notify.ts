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
  await notifyEach(
    executor,
    userIds.map((userId) => ({ ...notification, userId })),
  );
}

/** The same, to everybody something of their own. */
export async function notifyEach(
  executor: Executor,
  notices: readonly (NewNotification & { userId: string })[],
): Promise<void> {
  for (let at = 0; at < notices.length; at += atOnce)
    await executor
      .insert(notifications)
      .values(notices.slice(at, at + atOnce).map((notice) => ({ ...notice, id: newId() })));
}

/** A statement takes 65,535 values at most. */
const atOnce = 1000;
