import { type SQL, sql } from 'drizzle-orm';
import { isCancelled, isInForce, type LetterState } from '../../../domain/letters/letter-life.ts';
import type { InboxItem, InboxKind, LetterLabel } from '../../../domain/letters/letter-rows.ts';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import { forwardsAs, mayForwardClass } from '../inbox/may-forward.ts';
import { labelsOf } from '../labelling/visible-labels.ts';
import { itemPassesByName } from '../rules/named-only.ts';
import { hasRead, isSelf, onDesk, onDeskOrTaken } from '../rules/own-desk.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { actsForAnother, allowedByClass } from '../rules/visible-letters.ts';
import { isSnoozedItem, looksForSnoozed, snoozeColumn, snoozeOfRow } from '../snoozing/is-snoozed.ts';
import { threadCountOf } from '../threads/thread-of.ts';
import { filtersOnInbox } from './inbox-filters.ts';
import { orderOf, pageOf, windowOf } from './page-of.ts';
import { baseOf, iso, type LetterColumns, letterColumns, letterJoins } from './row.ts';
import { inboxSearch } from './search-inbox.ts';

export type InboxRow = LetterColumns & {
  id: string;
  state: LetterState;
  senderName: string;
  senderUnitName: string;
  snippet: string;
  receivedAt: string;
  kind: InboxKind;
  isRead: boolean;
  isOpen: boolean;
  isOffered: boolean;
  /** Who has taken what was offered. */
  takerId: string | null;
  takerName: string | null;
  attachmentCount: number;
  labels: LetterLabel[];
  threadCount: number;
  forwarderName: string | null;
  forwarderPositionName: string | null;
  forwardNote: string | null;
  forwards: boolean;
  snooze: Snooze | null;
};

export const inboxColumns = (actor: Actor): SQL => sql`i.id, l.state, i.sender_name as "senderName",
  i.sender_unit_name as "senderUnitName", i.snippet, i.received_at as "receivedAt", i.kind, ${hasRead(actor, 'i')} as "isRead",
  i.is_open as "isOpen", i.is_offered as "isOffered", tu.id as "takerId", tu.person_name as "takerName", i.attachment_count as "attachmentCount", ${letterColumns},
  ${labelsOf(actor, 'i.letter_id')} as labels, ${threadCountOf(actor, 'l')} as "threadCount",
  fu.person_name as "forwarderName", case when fu.id is not null then
    actor_post(fu.id, i.forwarded_by_position_id, null, i.received_at) end as "forwarderPositionName", i.forward_note as "forwardNote",
  ${forwardsAs(actor)} as forwards,
  ${snoozeColumn(actor, 'inbox_item_id', 'i')}`;
export const inboxJoins = sql`${letterJoins} left join "user" fu on fu.id = i.forwarded_by_user_id
  left join "user" tu on tu.id = i.only_user_id and i.is_offered`;

/** Caps the count of a search: each match has to be checked. */
const searchedUpTo = 1000;

/**
 * GET /letter/api/Inbox: what the active post has received, newest first; filters: inbox-filters.ts, FirstChar:
 * search-inbox.ts.
 */
export async function listInbox(db: Db, actor: Actor, query: ListQuery): Promise<ListData<InboxItem>> {
  assertMayOpen(actor, '/naskah-dinas/inbox');
  const { filters, lookAtLetter, withTaken } = filtersOnInbox(actor, query);
  const putOff = looksForSnoozed(query) ? sql`` : sql` and not ${isSnoozedItem(actor, 'i')}`;
  const order = (alias: string) =>
    orderOf(query, { receivedAt: `${alias}received_at` }, `${alias}id`, 'DESC');
  // Items of an own post need no join with the letter.
  const looks = lookAtLetter || query.firstChar !== '' || actsForAnother(actor);
  const from = sql`from inbox_item i ${looks ? sql`join letter l on l.id = i.letter_id` : sql``}`;
  const allowed = looks ? allowedByClass(actor, 'l') : itemPassesByName(actor, 'i');
  const where = sql`where i.position_id = ${actor.positionId} and ${withTaken ? onDeskOrTaken(actor, 'i') : onDesk(actor, 'i')}
    and ${allowed}${filters}${putOff}`;
  const present = (row: InboxRow) => inboxItemOf(actor, row);
  const page = (rows: SQL) => sql`select ${inboxColumns(actor)} from (${rows}) i
    join letter l on l.id = i.letter_id ${inboxJoins} order by ${order('i.')}`;
  if (query.firstChar === '') {
    return pageOf<InboxRow, InboxItem>(
      db,
      {
        page: page(sql`select i.* ${from} ${where} order by ${order('i.')} ${windowOf(query)}`),
        count: sql`select 1 ${from} ${where}`,
      },
      present,
    );
  }
  const search = inboxSearch(actor, query.firstChar);
  const walk = sql`${from} left join letter_content c on c.letter_id = i.letter_id ${where} and ${search.byWalking}`;
  const finds = sql`${from} ${where} and ${search.byFinds}`;
  const reach = query.page * query.perPage;
  return pageOf<InboxRow, InboxItem>(
    db,
    {
      page: sql`${search.known} ${page(sql`select * from (
          (select i.* ${walk} order by ${order('i.')} limit ${reach})
          union all (select i.* ${finds} order by ${order('i.')} limit ${reach})
        ) i order by ${order('i.')} ${windowOf(query)}`)}`,
      count: sql`${search.known} select 1 from (
          (select 1 ${walk} limit ${searchedUpTo + 1}) union all (select 1 ${finds} limit ${searchedUpTo + 1})) x`,
    },
    present,
    searchedUpTo,
  );
}

export const inboxItemOf = (actor: Actor, row: InboxRow): InboxItem => ({
  id: row.id,
  ...baseOf(row),
  senderName: row.senderName,
  senderUnitName: row.senderUnitName,
  snippet: row.snippet,
  receivedAt: iso(row.receivedAt),
  kind: row.kind,
  isRead: row.isRead,
  isOpen: row.isOpen,
  isCancelled: isCancelled(row.state),
  attachmentCount: row.attachmentCount,
  labels: row.labels,
  ...snoozeOfRow(row.snooze),
  threadCount: row.threadCount,
  forwarded: row.forwarderPositionName
    ? {
        personName: row.forwarderName ?? '',
        positionName: row.forwarderPositionName,
        note: row.forwardNote,
      }
    : null,
  ...(row.isOffered && actor.sharesPost && { offered: offeredTo(actor, row) }),
  can: isColleagues(actor, row) ? { handle: false, file: false, forward: false } : abilitiesOn(actor, row),
});

const abilitiesOn = (actor: Actor, row: InboxRow): InboxItem['can'] => ({
  handle: mayHandle(actor),
  // A forwarded copy does not make its post a receiver: its unit files nothing.
  file: mayHandle(actor) && row.kind !== 'forwarded' && mayCallResource(viewerOf(actor), filingUnit),
  forward: row.forwards && isInForce(row.state) && mayForwardClass(row.securityRank),
});

/** A colleague of the post has taken it. */
const isColleagues = (actor: Actor, { takerId }: InboxRow): boolean =>
  actor.sharesPost && takerId !== null && !isSelf(actor, takerId);

function offeredTo(actor: Actor, row: InboxRow): NonNullable<InboxItem['offered']> {
  const isMine = row.takerId !== null && isSelf(actor, row.takerId);
  const may = mayHandle(actor);
  return {
    takenBy: row.takerName,
    isMine,
    can: {
      take: row.takerId === null && may,
      handBack: isMine && row.isOpen && may,
      ask: isColleagues(actor, row) && row.isOpen && may,
    },
  };
}
