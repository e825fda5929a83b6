import { sql } from 'drizzle-orm';
import type {
  CommentPerson,
  LetterComment,
  LetterComments,
} from '../../../resources/naskah-dinas/letter-comment.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../who.ts';
import { iso, isoOrNull } from '../lists/row.ts';
import { findLetter, reviewersOf } from '../reading/find-letter.ts';
import { assertInside } from '../rules/inside.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { letterCommentReads } from './tables.ts';

/** The letter, for somebody who takes part in making it. @throws Refusal 404 unseen; 403 for receivers and others */
export async function openComments({ db }: Deps, who: Who, id: string): Promise<LetterRow> {
  const letter = await findLetter(db, who, id);
  assertReadsLetters(who);
  assertInside(who, letter, await reviewersOf(db, letter.id));
  return letter;
}

/**
 * GET /letter/api/Letter/{id}/comments: in the order they were written, with who else is on the draft. Whoever looks has
 * read them from then on.
 * @throws as openComments
 */
export async function readComments(deps: Deps, who: Who, id: string): Promise<LetterComments> {
  const letter = await openComments(deps, who, id);
  const items = await commentsOf(deps.db, who, letter.id);
  await deps.db
    .insert(letterCommentReads)
    .values({ letterId: letter.id, userId: who.userId })
    .onConflictDoUpdate({
      target: [letterCommentReads.letterId, letterCommentReads.userId],
      set: { readAt: new Date() },
    });
  return {
    items,
    totalCount: items.length,
    unreadCount: items.filter((comment) => comment.isUnread).length,
    people: await peopleOn(deps.db, letter.id),
  };
}

/** GET /letter/api/Letter/{id}/comments/count: how many, and how many unread, without reading them. @throws as openComments */
export async function countComments(
  deps: Deps,
  who: Who,
  id: string,
): Promise<{ totalCount: number; unreadCount: number }> {
  const letter = await openComments(deps, who, id);
  const items = await commentsOf(deps.db, who, letter.id);
  const standing = items.filter((comment) => !comment.isDeleted);
  return {
    totalCount: standing.length,
    unreadCount: standing.filter((comment) => comment.isUnread).length,
  };
}

/** The people who make a letter, by the posts they were named in. */
export async function peopleOn(executor: Executor, letterId: string): Promise<CommentPerson[]> {
  const found = await executor.execute<CommentPerson>(sql`
    select distinct on (x.user_id) x.user_id as "userId", u.person_name as "personName", p.name as "positionName"
    from (
      select l.user_id, l.position_id from letter l where l.id = ${letterId}
      union all select l.sender_user_id, l.sender_position_id from letter l
        where l.id = ${letterId} and l.state <> 'draft'
      union all select r.user_id, r.position_id from letter_reviewer r join letter l on l.id = r.letter_id
        where r.letter_id = ${letterId} and l.state <> 'draft'
    ) x join "user" u on u.id = x.user_id join position p on p.id = x.position_id
    order by x.user_id, p.name`);
  return found.rows;
}

type Row = Omit<LetterComment, 'createdAt' | 'resolvedAt' | 'isMine'> & {
  createdAt: string;
  resolvedAt: string | null;
};

async function commentsOf(executor: Executor, who: Who, letterId: string): Promise<LetterComment[]> {
  const found = await executor.execute<Row>(sql`
    select c.id, c.parent_id as "parentId", c.user_id as "userId", u.person_name as "personName",
           p.name as "positionName", b.person_name as "onBehalfOf", c.created_at as "createdAt",
           case when c.deleted_at is null then c.text else '' end as text,
           c.edited_at is not null as "isEdited", c.deleted_at is not null as "isDeleted",
           c.resolved_at as "resolvedAt", s.person_name as "resolvedBy",
           c.user_id <> ${who.userId} and c.created_at > coalesce(r.read_at, '-infinity') as "isUnread"
    from letter_comment c
    join "user" u on u.id = c.user_id
    join position p on p.id = c.position_id
    left join "user" b on b.id = c.on_behalf_of_user_id
    left join "user" s on s.id = c.resolved_by_user_id
    left join letter_comment_read r on r.letter_id = c.letter_id and r.user_id = ${who.userId}
    where c.letter_id = ${letterId} order by c.created_at, c.id limit 500`);
  return found.rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    resolvedAt: isoOrNull(row.resolvedAt),
    isMine: row.userId === who.userId,
  }));
}
