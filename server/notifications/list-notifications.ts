import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Notification } from '../../domain/calls/notifications.ts';
import { isNotificationKind, type NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { badRequest, type ListData, type ListQuery, queryMessages } from '../http/index.ts';
import { notifications } from './tables.ts';

/**
 * GET /notification/api/Notification: the user's own in any role, newest first; isReads=0 unread, 1 read, kind=a,b
 * only these kinds.
 * @throws Refusal 400 for other filters, values and sorts
 */
export async function listNotifications(
  db: Db,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<Notification>> {
  if (query.orderBy && query.orderBy.toLowerCase() !== 'createdat')
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  if (query.firstChar)
    throw badRequest({
      FirstChar: [
        translate({ id: 'Notifikasi tidak dapat dicari.', en: 'Notifications cannot be searched.' }),
      ],
    });
  const mine = and(eq(notifications.userId, actor.userId), readCondition(query));
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.select({ count: count() }).from(notifications).where(mine),
  ]);
  return { items: rows.map(present), totalCount: total?.count ?? 0 };
}

function readCondition({ filters }: ListQuery) {
  const conditions = Object.entries(filters).map(([name, value]) => {
    if (/^kind$/i.test(name)) return inArray(notifications.kind, kindsIn(name, value));
    if (!/^is_?reads?$/i.test(name)) throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
    if (value === '0' || value === 'false') return isNull(notifications.readAt);
    if (value === '1' || value === 'true') return isNotNull(notifications.readAt);
    throw badRequest({ [name]: [translate({ id: 'Isi dengan 0 atau 1.', en: 'Enter 0 or 1.' })] });
  });
  return and(...conditions);
}

/** @throws Refusal 400 for a kind there is not */
function kindsIn(name: string, value: string): NotificationKind[] {
  const kinds = value.split(',').filter(isNotificationKind);
  if (kinds.length !== value.split(',').length)
    throw badRequest({ [name]: [translate({ id: 'Jenis tidak dikenal.', en: 'Unknown kind.' })] });
  return kinds;
}

const present = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  title: inReaders(row.title, row.titleEn),
  modul: row.modul,
  message: inReaders(row.message, row.messageEn),
  createdAt: row.createdAt.toISOString(),
  detailUrl: row.detailUrl,
  tabName: row.tabName,
  isRead: row.readAt !== null,
});

const inReaders = (id: string, en: string | null): string => translate({ id, en: en ?? id });
