import { sql } from 'drizzle-orm';
import type { InboxItem } from '../../../resources/naskah-dinas/letter.ts';
import type { Db } from '../../db/executor.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { actsForAnother, allowedByClass } from '../rules/visible-letters.ts';
import { filtersOf, idIn, oneOf, orderOf, pageOf, searchOf, windowOf, yesOrNo } from './page-of.ts';
import { baseOf, iso, type LetterColumns, letterColumns, letterJoins } from './row.ts';

export type InboxRow = LetterColumns & {
  id: string;
  senderName: string;
  senderUnitName: string;
  snippet: string;
  receivedAt: string;
  kind: 'receiver' | 'cc';
  readAt: string | null;
  isOpen: boolean;
  attachmentCount: number;
};

export const inboxColumns = sql`i.id, i.sender_name as "senderName", i.sender_unit_name as "senderUnitName", i.snippet,
  i.received_at as "receivedAt", i.kind, i.read_at as "readAt", i.is_open as "isOpen",
  i.attachment_count as "attachmentCount", ${letterColumns}`;

/** GET /letter/api/Inbox: what the active post has received, newest first; filters isOpen, isRead, kind, letterId. */
export async function listInbox(db: Db, who: Who, query: ListQuery): Promise<ListData<InboxItem>> {
  assertMayOpen(who, '/naskah-dinas/inbox');
  const filters = filtersOf(query, {
    isOpen: yesOrNo('i.is_open'),
    isRead: yesOrNo('(i.read_at is not null)'),
    kind: oneOf('i.kind', ['receiver', 'cc']),
    letterId: idIn('i.letter_id'),
  });
  const order = orderOf(query, { receivedAt: 'i.received_at' }, 'i.id', 'DESC');
  // An item of one's own post needs no look at its letter to be shown or counted.
  const looks = query.firstChar !== '' || actsForAnother(who);
  const from = sql`from inbox_item i ${looks ? sql`join letter l on l.id = i.letter_id` : sql``}
    where i.position_id = ${who.positionId} and ${allowedByClass(who, 'l')}${filters}${searchOf(query)}`;
  return pageOf<InboxRow, InboxItem>(
    db,
    {
      page: sql`select ${inboxColumns}
        from (select i.* ${from} order by ${order} ${windowOf(query)}) i
        join letter l on l.id = i.letter_id ${letterJoins} order by ${order}`,
      count: sql`select 1 ${from}`,
    },
    inboxItemOf,
  );
}

export const inboxItemOf = (row: InboxRow): InboxItem => ({
  id: row.id,
  ...baseOf(row),
  senderName: row.senderName,
  senderUnitName: row.senderUnitName,
  snippet: row.snippet,
  receivedAt: iso(row.receivedAt),
  kind: row.kind,
  isRead: row.readAt !== null,
  isOpen: row.isOpen,
  attachmentCount: row.attachmentCount,
});
