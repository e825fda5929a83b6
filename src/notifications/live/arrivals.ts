import type { Notification } from '../../../domain/calls/notifications.ts';

export type Unread = { items: Notification[]; totalCount: number };
export type Arrivals = { newest: Notification; count: number };

/** Notifications newer than all of the last response. Older ones that move up after a read are no news. */
export function arrivalsIn(now: Unread, before: Unread | undefined): Arrivals | undefined {
  if (!before) return undefined;
  const last = before.items[0]?.createdAt ?? '';
  const known = new Set(before.items.map(({ id }) => id));
  const fresh = now.items.filter(({ id, createdAt }) => !known.has(id) && createdAt > last);
  const [newest] = fresh;
  if (!newest) return undefined;
  // Only the newest three are sent; the total counts the others.
  return { newest, count: Math.max(fresh.length, now.totalCount - before.totalCount) };
}
