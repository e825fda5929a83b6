import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/calls/define-call.ts';
import type { CommentCalls } from '../../../domain/calls/letters/comments.ts';
import type { CommentPerson, LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type ListQuery, readListQuery } from '../../http/index.ts';
import { filtersOf, plainName, windowOf } from '../lists/page-of.ts';
import { iso, isoOrNull } from '../lists/row.ts';
import { findLetter, makersOf } from '../reading/find-letter.ts';
import { assertInside } from '../rules/inside.ts';
import { letterIn } from '../rules/letter-in.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Loads the letter for users who take part in drafting it.
 * @throws Refusal 404 unseen; 403 for receivers and others
 */
export async function openComments({ db }: Deps, actor: Actor, id: string): Promise<LetterRow> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  assertInside(actor, letter, await makersOf(db, letter.id));
  return letter;
}

/** Default page size. */
const perPage = 100;

/**
 * GET /letter/api/Letter/{id}/comments: latest on the first page, in order of writing, replies with their parent.
 * Marks the returned comments as read.
 * @throws as openComments; 400 for filters, there are none
 */
export async function readComments(
  deps: Deps,
  actor: Actor,
  id: string,
  query: Record<string, unknown> = {},
): Promise<LetterComments> {
  const isSized = Object.keys(query).some((name) => plainName(name) === 'perpage');
  const window = readListQuery(isSized ? query : { ...query, perpage: String(perPage) });
  filtersOf(window, {});
  const letter = await openComments(deps, actor, id);
  const items = await commentsOf(deps.db, actor, letter.id, window);
  const { all, standing, unread } = await countsOf(deps.db, actor, letter.id);
  const unseen = items.filter((comment) => comment.isUnread).map((comment) => comment.id);
  if (unseen.length > 0) await markRead(deps.db, actor, letter.id, unseen);
  return {
    items,
    totalCount: all,
    standingCount: standing,
    unreadCount: unread,
    people: await peopleOn(deps.db, letter.id),
  };
}

/** Marks as read up to the latest comment returned: one that arrived in between stays unread. */
async function markRead(
  executor: Executor,
  actor: Actor,
  letterId: string,
  given: readonly string[],
): Promise<void> {
  await executor.execute(sql`
    insert into letter_comment_read as r (letter_id, user_id, read_at)
    select c.letter_id, ${actor.userId}, max(c.created_at) from letter_comment c
    where c.letter_id = ${letterId} and c.id = any(${sql.param([...given])}::uuid[]) group by c.letter_id
    on conflict (letter_id, user_id) do update set read_at = greatest(r.read_at, excluded.read_at)`);
}

/** GET /letter/api/Letter/{id}/comments/count: how many, and how many unread, without reading them. @throws as openComments */
export async function countComments(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<AnswerOf<CommentCalls['count']>> {
  const letter = await openComments(deps, actor, id);
  const { standing, unread } = await countsOf(deps.db, actor, letter.id);
  return { totalCount: standing, unreadCount: unread };
}

type Counts = { all: number; standing: number; unread: number };

async function countsOf(executor: Executor, actor: Actor, letterId: string): Promise<Counts> {
  const found = await executor.execute<Counts>(sql`
    select count(*)::int as "all", count(*) filter (where c.deleted_at is null)::int as standing,
           count(*) filter (where c.deleted_at is null and ${unreadBy(actor)})::int as unread
    from letter_comment c
    left join letter_comment_read r on r.letter_id = c.letter_id and r.user_id = ${actor.userId}
    where c.letter_id = ${letterId}`);
  return found.rows[0] ?? { all: 0, standing: 0, unread: 0 };
}

/** Of the comment `c` with the reader's mark `r`. */
const unreadBy = (actor: Actor): SQL =>
  sql`(c.user_id <> ${actor.userId} and c.created_at > coalesce(r.read_at, '-infinity'))`;

/** The people who make a letter, by the posts they were named in. */
export async function peopleOn(executor: Executor, letterId: string): Promise<CommentPerson[]> {
  const found = await executor.execute<CommentPerson>(sql`
    select distinct on (x.user_id) x.user_id as "userId", u.person_name as "personName",
      actor_post(x.user_id, x.position_id, null, now()) as "positionName"
    from (
      select l.user_id, l.position_id from letter l where l.id = ${letterId}
      union all select l.sender_user_id, l.sender_position_id from letter l
        where l.id = ${letterId} and ${letterIn('l', wasSubmitted)}
      union all select r.user_id, r.position_id from letter_reviewer r join letter l on l.id = r.letter_id
        where r.letter_id = ${letterId} and ${letterIn('l', wasSubmitted)}
      union all select k.user_id, k.position_id from letter_cosigner k join letter l on l.id = k.letter_id
        where k.letter_id = ${letterId} and ${letterIn('l', wasSubmitted)}
    ) x join "user" u on u.id = x.user_id
    order by x.user_id, 3`);
  return found.rows;
}

type Row = Omit<LetterComment, 'createdAt' | 'resolvedAt' | 'isMine'> & {
  createdAt: string;
  resolvedAt: string | null;
};

async function commentsOf(
  executor: Executor,
  actor: Actor,
  letterId: string,
  window: ListQuery,
): Promise<LetterComment[]> {
  const found = await executor.execute<Row>(sql`
    with page as (
      select id, parent_id from letter_comment where letter_id = ${letterId}
      order by created_at desc, id desc ${windowOf(window)})
    select c.id, c.parent_id as "parentId", c.user_id as "userId", u.person_name as "personName",
           actor_post(c.user_id, c.position_id, c.on_behalf_of_user_id, c.created_at) as "positionName", b.person_name as "onBehalfOf", c.created_at as "createdAt",
           case when c.deleted_at is null then c.text else '' end as text,
           case when c.deleted_at is null then c.anchor end as anchor,
           case when c.deleted_at is null then c.proposal end as proposal, c.outcome,
           c.edited_at is not null as "isEdited", c.deleted_at is not null as "isDeleted",
           c.resolved_at as "resolvedAt", s.person_name as "resolvedBy",
           ${unreadBy(actor)} as "isUnread"
    from letter_comment c
    join "user" u on u.id = c.user_id
    left join "user" b on b.id = c.on_behalf_of_user_id
    left join "user" s on s.id = c.resolved_by_user_id
    left join letter_comment_read r on r.letter_id = c.letter_id and r.user_id = ${actor.userId}
    where c.id in (select id from page union select parent_id from page)
    order by c.created_at, c.id`);
  return found.rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    resolvedAt: isoOrNull(row.resolvedAt),
    isMine: row.userId === actor.userId,
  }));
}
