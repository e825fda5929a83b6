import { type SQL, sql } from 'drizzle-orm';
import {
  awaitsReview,
  flowTasks,
  isOpenDraft,
  type LetterState,
  letterStates,
} from '../../../domain/letters/letter-life.ts';
import type { LetterLabel, LetterListItem } from '../../../domain/letters/letter-rows.ts';
import type { PartlyDispatched } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { badRequest, forbidden, type ListData, type ListQuery, queryMessages } from '../../http/index.ts';
import { awaitsDispatch } from '../dispatch/awaits-dispatch.ts';
import { partlyDispatched } from '../dispatch/partly-dispatched.ts';
import { labelsOf, withLabel } from '../labelling/visible-labels.ts';
import { currentHolder } from '../reading/current-holder.ts';
import { isWrittenTo } from '../responding/is-written-to.ts';
import { letterIn } from '../rules/letter-in.ts';
import { passesByNameAmong } from '../rules/named-only.ts';
import { namingScan } from '../rules/naming-scan.ts';
import { onDesk } from '../rules/own-desk.ts';
import { assertMayOpen, assertReadsLetters, mayWrite } from '../rules/rights.ts';
import { actsForAnother, allowedByClass, waysToLetters } from '../rules/visible-letters.ts';
import { firstReceivers } from './first-receivers.ts';
import { isOutboxUnderWay, signedWays } from './outbox-ways.ts';
import {
  filtersOf,
  idIn,
  isTrueOf,
  oneOf,
  orderOf,
  pageOf,
  plainName,
  searchOf,
  windowOf,
} from './page-of.ts';
import { baseOf, iso, isoOrNull, type LetterColumns, letterColumns, letterJoins } from './row.ts';

/** With the drafter: never sent on, or returned; the condition of the index `letter_open_draft`. */
const isOpen = letterIn('l', isOpenDraft);
/** Condition on letters `l`: drafts as users understand them. */
export const isListedDraft = sql`${isOpen} and l.deleted_at is null
  and ${isWrittenTo('l')}`;
/** Sent on by the drafter's post, under way or completed; the condition of the index `letter_outbox`. */
const isSentOn = letterIn('l', (state) => !isOpenDraft(state));

/** GET /letter/api/Draft: drafts and returned letters of the active post, last changed first. */
export function listDrafts(db: Db, actor: Actor, query: ListQuery): Promise<ListData<LetterListItem>> {
  assertMayOpen(actor, '/naskah-dinas/draft');
  const ids = sql`select l.id, l.updated_at from letter l
    where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and ${isListedDraft}`;
  return listOf(db, actor, query, [ids], allowedByClass(actor, 'l'), filtersOn(actor, query));
}

/**
 * GET /letter/api/Prepared: what was written for the official, whose own lists are closed to secretaries (SPEC A2):
 * drafts to continue; with isSent=true what became of those that were sent on.
 */
export function listPrepared(db: Db, actor: Actor, query: ListQuery): Promise<ListData<LetterListItem>> {
  if (!actsForAnother(actor) || !mayWrite(actor)) throw forbidden();
  const { isSent, query: rest } = sentIn(query);
  const ids = sql`select l.id, l.updated_at from letter l
    where l.position_id = ${actor.positionId} and l.user_id = ${actor.userId} and ${onDesk(actor, 'l')}
      and ${isSent ? isSentOn : isListedDraft}`;
  return listOf(db, actor, rest, [ids], allowedByClass(actor, 'l'), filtersOn(actor, rest));
}

/** Takes `isSent` out of the filters: it decides which list is read. */
function sentIn(query: ListQuery): { isSent: boolean; query: ListQuery } {
  const name = Object.keys(query.filters).find((key) => plainName(key) === 'issent');
  if (!name) return { isSent: false, query };
  const { [name]: value, ...filters } = query.filters;
  if (value !== 'true' && value !== 'false')
    throw badRequest({ [name]: [translate(queryMessages.unknownFilterValue)] });
  return { isSent: value === 'true', query: { ...query, filters } };
}

/** GET /letter/api/Outbox: letters the active post drafted and sent on, and those it signed, last changed first. */
export function listOutbox(db: Db, actor: Actor, query: ListQuery): Promise<ListData<LetterListItem>> {
  assertMayOpen(actor, '/naskah-dinas/outbox');
  const drafted = sql`select l.id, l.updated_at from letter l
    where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and ${isSentOn}
      and ${passesByNameAmong(actor, 'l', 'position_id')}`;
  const signed = signedWays(actor).map((way) => sql`select l.id, l.updated_at ${way}`);
  return listOf(
    db,
    actor,
    query,
    [drafted, ...signed],
    allowedByClass(actor, 'l', sql`true`),
    filtersOn(actor, query, { isUnderWay: isTrueOf(isOutboxUnderWay) }),
  );
}

/**
 * GET /letter/api/Letter: limits each source by its own index before merging,
 * as together they may be hundreds of thousands.
 */
export function listLetters(db: Db, actor: Actor, query: ListQuery): Promise<ListData<LetterListItem>> {
  assertReadsLetters(actor);
  const order = (alias: string) => orderOf(query, { createdAt: `${alias}id` }, `${alias}id`, 'DESC');
  const reach = query.page * query.perPage;
  const from = (way: SQL) => sql`select l.id from (${way}) w (id) join letter l on l.id = w.id
    where l.deleted_at is null and ${allowedByClass(actor, 'l')}${filtersOn(actor, query)}${searchOf(query)}`;
  const ways = waysToLetters(actor);
  const cut = ways.map((way) => sql`(${from(way)} order by ${order('l.')} limit ${reach})`);
  const all = ways.map((way) => sql`(${from(way)} limit ${visibleUpTo + 1})`);
  return pageOf<ListRow, LetterListItem>(
    db,
    {
      page: shown(
        actor,
        sql`select id from (${sql.join(cut, sql` union `)}) x order by ${order('')} ${windowOf(query)}`,
        order('l.'),
      ),
      count: sql`select 1 from (${sql.join(all, sql` union `)}) x`,
    },
    present,
    visibleUpTo,
  );
}

/** Caps the count: a letter may be reached in several ways, so each is checked to count it once. */
const visibleUpTo = 1000;

type Filters = Parameters<typeof filtersOf>[1];

const filtersOn = (actor: Actor, query: ListQuery, more: Filters = {}): SQL =>
  filtersOf(query, {
    ...more,
    state: oneOf('l.state', letterStates),
    letterId: idIn('l.id'),
    labelId: withLabel(actor, 'l.id'),
  });

/** Limits each source by its index before merging, then joins names for the page's rows only. */
function listOf(
  db: Db,
  actor: Actor,
  query: ListQuery,
  sources: SQL[],
  allowed: SQL,
  filters: SQL,
): Promise<ListData<LetterListItem>> {
  const order = orderOf(query, { updatedAt: 'updated_at' }, 'id', 'DESC');
  const reach = query.page * query.perPage;
  const where = sql` and ${allowed}${filters}${searchOf(query)}`;
  const cut = sources.map((source) => sql`(${source}${where} order by ${order} limit ${reach})`);
  const all = sources.map((source) => sql`(${source}${where} limit 10001)`);
  return pageOf<ListRow, LetterListItem>(
    db,
    {
      page: shown(
        actor,
        sql`select id, updated_at from (${sql.join(cut, sql` union all `)}) x order by ${order} ${windowOf(query)}`,
        orderOf(query, { updatedAt: 'l.updated_at' }, 'l.id', 'DESC'),
      ),
      count: sql`select 1 from (${sql.join(all, sql` union all `)}) x`,
    },
    present,
  );
}

/** The rows of a page of ids. */
const shown = (
  actor: Actor,
  ids: SQL,
  order: SQL,
): SQL => sql`select ${listColumns}, ${labelsOf(actor, 'l.id')} as labels from (${ids}) page
  join letter l on l.id = page.id ${letterJoins}
  join "user" mu on mu.id = l.user_id
  left join "user" su on su.id = l.sender_user_id
  left join position sp on sp.id = l.sender_position_id
  left join position hp on hp.id = l.holder_position_id
  order by ${order}`;

const listColumns = sql`${letterColumns}, l.state, l.updated_at as "updatedAt", coalesce(l.signed_at, inc.registered_at) as "sentAt",
  coalesce(nullif(inc.external_sender_name, ''), case when l.show_sender_name then su.person_name else sp.name end)
    as "senderName",
  coalesce(${currentHolder}, hp.name) as "holderName", l.holder_since as "holderSince",
  case when ${letterIn('l', awaitsReview)} then (select count(*)::int - 1 from task w
    where w.letter_id = l.id and w.done_at is null and ${stateIn('w.kind', flowTasks)}) end as "holdersBeside",
  mu.person_name as "drafterName",
  ${awaitsDispatch} as "awaitsDispatch", ${partlyDispatched} as "partlyDispatched",
  case when ${isOpen} and not exists (
    select from job_mapping m where m.user_id = l.user_id and m.position_id = l.position_id) then (
    select concat_ws(', ', w.person_name, actor_post(w.id, l.position_id, null, l.created_at))
    from "user" w where w.id = l.user_id) end as "preparedBy",
  ${namingScan('l')} as scan,
  case when ${isOpen} then (select count(*)::int from letter_comment k
    where k.letter_id = l.id and k.deleted_at is null) end as "commentCount",
  (select coalesce(json_agg(n.name order by n.ord), '[]') from (${firstReceivers}) n) as "receiverNames"`;

type ListRow = LetterColumns & {
  state: LetterState;
  updatedAt: string;
  sentAt: string | null;
  senderName: string | null;
  holderName: string | null;
  holderSince: string | null;
  holdersBeside: number | null;
  drafterName: string;
  receiverNames: string[];
  awaitsDispatch: boolean;
  partlyDispatched: PartlyDispatched | null;
  commentCount: number | null;
  preparedBy: string | null;
  scan: LetterListItem['scan'] | null;
  labels: LetterLabel[];
};

const present = (row: ListRow): LetterListItem => ({
  id: row.letterId,
  ...baseOf(row),
  state: row.state,
  receiverNames: row.receiverNames,
  senderName: row.senderName,
  holderName: row.holderName,
  holderSince: isoOrNull(row.holderSince),
  ...(row.holdersBeside && row.holdersBeside > 0 && { holdersBeside: row.holdersBeside }),
  drafterName: row.drafterName,
  awaitsDispatch: row.awaitsDispatch,
  partlyDispatched: row.partlyDispatched,
  commentCount: row.commentCount,
  preparedBy: row.preparedBy,
  ...(row.scan && { scan: row.scan }),
  labels: row.labels,
  updatedAt: iso(row.updatedAt),
  sentAt: isoOrNull(row.sentAt),
});
