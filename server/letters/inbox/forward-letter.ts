import { sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { MailboxCalls } from '../../../domain/calls/letters/mailbox.ts';
import type { ForwardOutcome } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { isCurrent } from '../../db/today.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { isShared } from '../../shared-posts.ts';
import { archiveLetter } from '../archiving/archive-letters.ts';
import { namedKey } from '../drafting/draft.ts';
import { holders } from '../drafting/reference-facts.ts';
import { recordStep } from '../flow/history.ts';
import { notifyPosts } from '../flow/notify.ts';
import type { Desk } from '../flow/people-of-posts.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { findInboxItem } from './find-inbox-item.ts';
import { mayForwardAs, mayForwardClass, needsConfirmation } from './may-forward.ts';
import { assertNotTaken, takeIfOffered } from './take-inbox-item.ts';

/**
 * POST /letter/api/Inbox/{id}/forward: forwards to peers (DOMAIN 7, teruskan). Desks that have it already are
 * skipped and named.
 * @throws Refusal 404 unseen; 403 who may not forward letters, and for Sangat Rahasia everybody; 409 a cancelled
 * letter, or all of them have it; 422 nobody named, somebody who does not hold the post, Rahasia without
 * `confirmed`
 */
export async function forwardLetter(
  { db }: Deps,
  actor: Actor,
  itemId: string,
  body: ReadBody<MailboxCalls['forward']>,
): Promise<ForwardOutcome> {
  const item = await findInboxItem(db, actor, itemId);
  if (!(await mayForwardAs(db, actor))) throw forbidden();
  assertNotTaken(item);
  refuseClass(item);
  assertInForce(await findLetter(db, actor, item.letterId));
  const { receivers, note, confirmed } = body();
  return db.transaction(async (tx) => {
    const letter = await lockLetter(tx, item.letterId);
    refuseClass(letter);
    assertInForce(letter);
    await takeIfOffered(tx, actor, item);
    if (needsConfirmation(letter.securityRank) && !confirmed)
      throw invalid({
        confirmed: [
          translate({
            id: 'Naskah ini Rahasia. Pastikan setiap penerima memang perlu membacanya.',
            en: 'This letter is classed Rahasia. Make sure that every recipient needs to read it.',
          }),
        ],
      });
    await refuseStrangers(tx, receivers);
    const desks = await desksFor(tx, receivers);
    const placed = await place(tx, actor, item.id, desks, note || null);
    await archiveLetter(tx, letter.id);
    const already = await namesOfKept(
      tx,
      letter.id,
      desks.filter((desk) => !placed.includes(desk)),
    );
    if (placed.length === 0)
      throw conflict(
        translate({
          id: `Sudah memiliki naskah ini: ${already.join(', ')}.`,
          en: `Already have this letter: ${already.join(', ')}.`,
        }),
      );
    const forwarded = placed.map(({ name }) => name);
    await recordStep(tx, actor, letter.id, 'forwarded', { note: `Kepada ${forwarded.join(', ')}` });
    await recordAudit(tx, {
      actor,
      action: 'forward',
      resource: 'letter',
      recordId: letter.id,
      after: { to: placed, note },
    });
    await notifyPosts(tx, actor, letter, placed, { ...passedOn, more: note });
    return { forwarded, already };
  });
}

function refuseClass(letter: { securityRank: number }): void {
  if (!mayForwardClass(letter.securityRank))
    throw forbidden(
      translate({
        id: 'Naskah Sangat Rahasia hanya untuk orang yang disebut dan tidak dapat diteruskan.',
        en: 'Letters classed Sangat Rahasia are only for those named and cannot be forwarded.',
      }),
    );
}

async function refuseStrangers(tx: Executor, receivers: readonly Receiver[]): Promise<void> {
  const people = receivers.flatMap(({ userId, userPositionId }) =>
    userId ? [{ userId, positionId: userPositionId }] : [],
  );
  const holding = await holders(tx, people);
  const whole = receivers.flatMap(({ userId, userPositionId }) => (userId ? [] : [userPositionId]));
  const held = await tx.execute<{ id: string }>(sql`
    select distinct m.position_id as id from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = any(${sql.param(whole)}::uuid[]) and ${isCurrent('m')}`);
  const isHeld = new Set(held.rows.map(({ id }) => id));
  if (people.some((person) => !holding.has(namedKey(person))) || whole.some((id) => !isHeld.has(id)))
    throw invalid({
      receivers: [
        translate({
          id: 'Ada orang yang tidak memangku jabatan yang dipilih. Pilih kembali.',
          en: 'Somebody does not hold the post that was chosen. Choose again.',
        }),
      ],
    });
}

/** Without a person: the post as a whole. */
type Receiver = { userId?: string | null; userPositionId: string };
type To = Desk & { name: string; isOffered: boolean };

/** Deduplicated, in the order named. */
async function desksFor(tx: Executor, receivers: readonly Receiver[]): Promise<To[]> {
  const users = sql.param(receivers.map(({ userId }) => userId ?? null));
  const posts = sql.param(receivers.map(({ userPositionId }) => userPositionId));
  const found = await tx.execute<To>(sql`
    select p.id as "positionId", case when post.is_shared then u.id end as "onlyUserId",
      case when post.is_shared and u.id is not null then u.person_name || ' (' || p.name || ')' else p.name end as name,
      post.is_shared and u.id is null as "isOffered"
    from unnest(${users}::uuid[], ${posts}::uuid[]) with ordinality r (user_id, position_id, no)
    join position p on p.id = r.position_id left join "user" u on u.id = r.user_id
    cross join lateral (select ${isShared(sql`p.id`)} as is_shared) post
    order by r.no`);
  return [...new Map(found.rows.map((desk) => [keyOf(desk), desk])).values()];
}

/** Skips desks that already have the item; returns the new ones. */
async function place(
  tx: Executor,
  actor: Actor,
  itemId: string,
  desks: readonly To[],
  note: string | null,
): Promise<To[]> {
  const placed: To[] = [];
  // Sorted, so that two concurrent forwards to the same desks do not deadlock.
  for (const desk of desks.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const found = await tx.execute(sql`
      insert into inbox_item (id, letter_id, position_id, only_user_id, kind, subject, snippet, sender_name,
        sender_unit_name, attachment_count, received_at, forwarded_by_user_id, forwarded_by_position_id, forward_note,
        is_offered)
      select ${newId()}, i.letter_id, ${desk.positionId}::uuid, ${desk.onlyUserId}::uuid, 'forwarded', i.subject,
        i.snippet, i.sender_name, i.sender_unit_name, i.attachment_count, now(), ${actor.userId}::uuid,
        ${actor.positionId}::uuid, ${note}::text, ${desk.isOffered}
      from inbox_item i where i.id = ${itemId}
        -- What a holder of the post has already is not offered to it once more, nor by name what is offered to all.
        and not exists (select from inbox_item o where o.letter_id = i.letter_id and o.position_id = ${desk.positionId}::uuid
          and (${desk.isOffered} or (o.is_offered and o.only_user_id is null)))
      on conflict (letter_id, position_id, only_user_id) do nothing
      returning id`);
    if (found.rows.length > 0) placed.push(desk);
  }
  return desks.filter((desk) => placed.includes(desk));
}

/** Of a post that is not offered it again: which of its holders has it. */
async function namesOfKept(tx: Executor, letterId: string, kept: readonly To[]): Promise<string[]> {
  const posts = sql.param(kept.filter(({ isOffered }) => isOffered).map(({ positionId }) => positionId));
  const { rows } = await tx.execute<{ positionId: string; names: string }>(sql`
    select i.position_id as "positionId", string_agg(u.person_name, ', ' order by u.person_name) as names
    from inbox_item i join "user" u on u.id = i.only_user_id
    where i.letter_id = ${letterId} and i.position_id = any(${posts}::uuid[]) group by i.position_id`);
  const holders = new Map(rows.map(({ positionId, names }) => [positionId, names]));
  return kept.map(({ positionId, name, isOffered }) => {
    const names = isOffered ? holders.get(positionId) : undefined;
    return names ? `${name} (${names})` : name;
  });
}

const keyOf = ({ positionId, onlyUserId }: To): string => `${positionId} ${onlyUserId}`;

const passedOn = {
  kind: 'naskah.masuk',
  title: { id: 'Naskah diteruskan kepada Anda', en: 'Letter forwarded to you' },
  scope: 'baca',
  secretaries: true,
  page: '/naskah-dinas/inbox',
  tabName: 'inbox',
} as const;
