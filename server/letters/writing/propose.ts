import { type SQL, sql } from 'drizzle-orm';
import type { WritingProposal } from '../../../domain/calls/letters/writing.ts';
import type { PickerUser } from '../../../domain/calls/pickers.ts';
import { cityOfLetterhead } from '../../../domain/city-of-letterhead.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { fromBelow } from '../../../domain/letters/review-chain.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { isCurrent } from '../../db/today.ts';
import { forbidden, notFound } from '../../http/index.ts';
import { letterheadOfCompany } from '../../letterheads/index.ts';
import { peopleAt } from '../../people/index.ts';
import { groupOf } from '../drafting/draft.ts';
import { letterIn } from '../rules/letter-in.ts';
import { onDesk } from '../rules/own-desk.ts';
import { mayWrite } from '../rules/rights.ts';
import { actsForAnother, allowedByClass } from '../rules/visible-letters.ts';

/** Who was chosen to sign: the chain is proposed for them. */
type Signer = { userId: string; positionId: string };

/**
 * GET /letter/api/Writing/proposal/{id}: who signs and who reviews, as last time while all still hold their posts,
 * else from the organisation.
 * @param signer already chosen; one who does not sign gets no chain
 * @throws Refusal 403 without the right to write, 404 for a subtype that does not exist or is out of use
 */
export async function proposeWriting(
  db: Db,
  actor: Actor,
  subTypeId: string,
  signer?: Signer,
): Promise<WritingProposal> {
  if (!mayWrite(actor)) throw forbidden();
  const [subType] = isId(subTypeId)
    ? (
        await db.execute<{ level: number }>(
          sql`select min_signer_level as level from script_sub_type where id = ${subTypeId} and is_active`,
        )
      ).rows
    : [];
  if (!subType)
    throw notFound(translate({ id: 'Sub jenis tidak ditemukan.', en: 'This subtype was not found.' }));
  return {
    ...(await (signer
      ? chainToSigner(db, actor, subTypeId, signer)
      : chainFor(db, actor, subTypeId, subType.level))),
    place: await placeOf(db, actor),
  };
}

type Chain = Omit<WritingProposal, 'place'>;

const nobody: Chain = { source: 'organisation', since: null, sender: null, reviewers: [] };

async function chainFor(db: Db, actor: Actor, subTypeId: string, lowest: number): Promise<Chain> {
  // Of a vacant post it is not known who signs for it.
  if (actsForAnother(actor) && !actor.forUserId) return nobody;
  const last = await asLastTime(db, actor, subTypeId, isSignedByOfficial(actor));
  if (last && last.sender.level <= lowest) return last;
  const steps = await stepsUp(db, actor);
  return byRank(
    actor,
    steps,
    steps.findIndex((one) => maySign(one, lowest)),
  );
}

/** As last time with this signer; else up the drafter's own posts to the signer's, or to its level in another line. */
async function chainToSigner(db: Db, actor: Actor, subTypeId: string, signer: Signer): Promise<Chain> {
  const [sender] = await peopleAt(db, [signer]);
  if (!sender?.canSign) return nobody;
  const last = await asLastTime(db, actor, subTypeId, isSignedBy(signer));
  if (last) return last;
  const steps = await stepsUp(db, actor);
  const inLine = steps.findIndex(({ positionId }) => positionId === sender.positionId);
  const signs = inLine < 0 ? steps.findIndex(({ level }) => level <= sender.level) : inLine;
  return { ...byRank(actor, steps, signs), sender };
}

/**
 * The last letter of the kind that the actor may open, unless somebody of its chain has left the post or may no longer
 * act in it. Who writes for an official goes by the letters that the official signs.
 */
async function asLastTime(
  db: Db,
  actor: Actor,
  subTypeId: string,
  isSigned: SQL,
): Promise<(Chain & { sender: PickerUser }) | null> {
  const found = await db.execute<{ id: string; at: Date | string; userId: string; positionId: string }>(sql`
    select l.id, l.updated_at as at, l.sender_user_id as "userId", l.sender_position_id as "positionId"
    from letter l
    where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and l.script_sub_type_id = ${subTypeId}
      and ${letterIn('l', wasSubmitted)} and l.deleted_at is null and l.sender_user_id is not null
      and l.sender_delegations = '[]'::jsonb and ${isSigned} and ${allowedByClass(actor, 'l')}
    order by l.updated_at desc, l.id desc limit 1`);
  const [last] = found.rows;
  if (!last) return null;
  const reviewing = await db.execute<{
    userId: string;
    positionId: string;
    isDelegate: boolean;
    reviewGroup: number | null;
  }>(sql`
    select user_id as "userId", position_id as "positionId", delegation_id is not null as "isDelegate",
      review_group as "reviewGroup"
    from letter_reviewer where letter_id = ${last.id} order by "order"`);
  const chain = reviewing.rows.filter(
    (one, at, all) => all.findIndex((other) => other.positionId === one.positionId) === at,
  );
  const options = await peopleAt(db, [last, ...chain]);
  const optionOf = ({ userId, positionId }: { userId: string; positionId: string }) =>
    options.find((one) => one.id === userId && one.positionId === positionId);
  const sender = optionOf(last);
  const reviewers = chain.flatMap((one) => {
    const option = optionOf(one);
    return option ? [{ ...option, ...groupOf(one) }] : [];
  });
  const isAsItWas =
    sender?.canSign === true &&
    chain.every(({ isDelegate }) => !isDelegate) &&
    reviewers.length === chain.length &&
    reviewers.every(({ canReview }) => canReview);
  return isAsItWas
    ? { source: 'last', since: dayInWib(new Date(last.at)), sender, reviewers: fromBelow(reviewers) }
    : null;
}

const isSignedBy = ({ userId, positionId }: { userId: string | null; positionId: string }): SQL =>
  sql`(l.sender_position_id = ${positionId} and l.sender_user_id = ${userId})`;
const isSignedByOfficial = (actor: Actor): SQL =>
  actsForAnother(actor) ? isSignedBy({ userId: actor.forUserId, positionId: actor.positionId }) : sql`true`;

/** Who holds the actor's post and those above it, from below. */
async function stepsUp(db: Db, actor: Actor): Promise<PickerUser[]> {
  const above = await db.execute<{ userId: string; positionId: string; step: number }>(sql`
    with recursive up as (
      select p.id, p.parent_id, 0 as step from position p where p.id = ${actor.positionId}
      union all
      select p.id, p.parent_id, up.step + 1 from position p join up on p.id = up.parent_id where up.step < 12
    )
    select distinct on (up.step) m.user_id as "userId", up.id as "positionId", up.step
    from up join job_mapping m on m.position_id = up.id and ${isCurrent('m')}
    join "user" u on u.id = m.user_id and u.is_active
    order by up.step, (m.user_id = ${actor.forUserId ?? actor.userId}) desc, m.start_date, m.id`);
  const options = await peopleAt(db, above.rows);
  return above.rows.flatMap(
    (one) => options.find(({ id, positionId }) => id === one.userId && positionId === one.positionId) ?? [],
  );
}

/** The step at `signs` signs, those below it review; without one all review. */
function byRank(actor: Actor, steps: readonly PickerUser[], signs: number): Chain {
  const below = signs < 0 ? steps : steps.slice(0, signs);
  return {
    source: 'organisation',
    since: null,
    sender: steps[signs] ?? null,
    // Nobody reviews their own letter; what is prepared for an official is theirs to review.
    reviewers: fromBelow(
      below.filter(
        ({ canReview, positionId }) =>
          canReview && (positionId !== actor.positionId || actsForAnother(actor)),
      ),
    ),
  };
}

const maySign = ({ canSign, level }: PickerUser, lowest: number): boolean => canSign && level <= lowest;

/** The city of the nearest unit that has one; else where the desk last wrote; else that of its letterhead. */
async function placeOf(db: Db, actor: Actor): Promise<string | null> {
  const found = await db.execute<{ place: string | null; letterhead: PaperLetterhead | null }>(sql`
    with recursive up as (
      select o.parent_id, o.city, 0 as step from organization_unit o join position p on p.unit_id = o.id
      where p.id = ${actor.positionId}
      union all
      select o.parent_id, o.city, up.step + 1 from organization_unit o join up on o.id = up.parent_id
      where up.step < 12
    ), known as (select coalesce(
      (select city from up where coalesce(city, '') <> '' order by step limit 1),
      (select l.place from letter l where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')}
         and ${letterIn('l', wasSubmitted)} and l.deleted_at is null and coalesce(l.place, '') <> ''
         and ${allowedByClass(actor, 'l')}
       order by l.updated_at desc limit 1)) as place)
    select place, case when place is null then (
      select ${letterheadOfCompany(sql`o.company_code`)} from organization_unit o
      join position p on p.unit_id = o.id where p.id = ${actor.positionId}) end as letterhead
    from known`);
  const { place, letterhead } = found.rows[0] ?? {};
  return place ?? cityOfLetterhead(letterhead?.content ?? '');
}
