import { sql } from 'drizzle-orm';
import type { DispositionBody } from '../../../domain/calls/letters/dispositions.ts';
import { recipientName } from '../../../domain/letters/disposition.ts';
import {
  type DeadlineBasis,
  deadlineMissing,
  lateReasonMissing,
  latestOf,
  needsDeadline,
  proposedDeadline,
} from '../../../domain/letters/disposition-deadline.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { holderOf } from '../../holder-of.ts';
import { invalid } from '../../http/index.ts';
import { isShared, sharedAmong } from '../../shared-posts.ts';
import { namedKey } from '../drafting/draft.ts';
import { holders } from '../drafting/reference-facts.ts';
import { subordinatesAmong } from './candidates.ts';

export type Receiver = { userId: string | null; positionId: string; role: 'penanggung-jawab' | 'pendukung' };
export type Wanted = {
  id: string | null;
  receivers: Receiver[];
  responsible: Receiver;
  /** What the receivers are called, in order. */
  names: string[];
  instructionIds: string[];
  deadline: string | null;
  deadlineReason: string | null;
  note: string;
};

/**
 * Recipients hold posts below the giver (peers: "teruskan", DOMAIN 7), one is responsible, the deadline is ahead, and
 * later than the letter's only with a reason; an urgent letter needs one.
 * @throws Refusal 422 on `receivers`, `instructionIds`, `deadline`, `deadlineReason`
 */
export async function checkDisposition(
  executor: Executor,
  actor: Actor,
  basis: DeadlineBasis,
  body: DispositionBody,
): Promise<Wanted> {
  const receivers = withRoles(await addressed(executor, body.receivers));
  const faults: Record<string, string[]> = {};
  const responsible = receivers.filter((one) => one.role === 'penanggung-jawab');
  const names = await namesOf(executor, receivers);
  if (responsible.length !== 1)
    faults.receivers = [
      translate({ id: 'Pilih tepat satu penanggung jawab.', en: 'Choose exactly one who is responsible.' }),
    ];
  else {
    const message =
      (await faultOfTwice(executor, receivers, names)) ??
      (await faultOfPeople(executor, actor, receivers, names));
    if (message) faults.receivers = [message];
  }
  const note = body.note ?? '';
  const instructionIds = [...new Set(body.instructionIds)];
  const instructions = await instructionsOf(executor, instructionIds);
  if (instructions.length < instructionIds.length)
    faults.instructionIds = [
      translate({
        id: 'Ada instruksi yang tidak dipakai lagi. Pilih kembali.',
        en: 'An instruction is no longer in use. Choose again.',
      }),
    ];
  else if (instructionIds.length === 0 && note === '')
    faults.instructionIds = [
      translate({
        id: 'Pilih setidaknya satu instruksi, atau tulis catatan.',
        en: 'Choose at least one instruction, or write a note.',
      }),
    ];
  const latest = latestOf(basis);
  const deadline = body.deadline === undefined ? unsaidDeadline(basis, instructions) : body.deadline;
  const isLate = deadline !== null && deadline > latest.day;
  if (deadline === null && needsDeadline(basis.urgency))
    faults.deadline = [translate(deadlineMissing(basis.urgency))];
  else if (deadline !== null && deadline < dayInWib())
    faults.deadline = [translate({ id: 'Tenggat sudah lewat.', en: 'The deadline is past.' })];
  else if (deadline !== null && deadline > inTwoYears())
    faults.deadline = [
      translate({
        id: 'Tenggat paling lama dua tahun dari hari ini.',
        en: 'The deadline is two years from today at most.',
      }),
    ];
  else if (isLate && !body.deadlineReason)
    faults.deadlineReason = [translate(lateReasonMissing(latest, basis.urgency, longDate(latest.day)))];
  const [one] = responsible;
  if (Object.keys(faults).length > 0 || !one) throw invalid(faults);
  return {
    id: body.id ?? null,
    receivers,
    responsible: one,
    names: receivers.map((one) => nameIn(names, one)),
    instructionIds,
    deadline,
    deadlineReason: (isLate && body.deadlineReason) || null,
    note,
  };
}

/** As a form proposes it; ordinary letters may go without, unless an instruction sets one. */
function unsaidDeadline(
  basis: DeadlineBasis,
  instructions: readonly { defaultDueWorkingDays: number | null }[],
): string | null {
  const { day, origin } = proposedDeadline(basis, instructions);
  return origin === 'proposed' ? null : day;
}

type Addressed = Omit<DispositionBody['receivers'][number], 'userId'> & { userId: string | null };

/** Resolves a post as a whole to its only holder; several holders get an offer (DOMAIN 6). */
async function addressed(executor: Executor, receivers: DispositionBody['receivers']): Promise<Addressed[]> {
  const whole = receivers.filter((one) => !one.userId).map((one) => one.userPositionId);
  if (whole.length === 0) return receivers.map((one) => ({ ...one, userId: one.userId ?? null }));
  const found = await executor.execute<{ positionId: string; userId: string | null }>(sql`
    select p.id as "positionId", h.user_id as "userId"
    from unnest(${sql.param(whole)}::uuid[]) p (id)
    left join lateral (${holderOf(sql`p.id`)}) h on not ${isShared(sql`p.id`)}`);
  const holder = new Map(found.rows.map(({ positionId, userId }) => [positionId, userId]));
  return receivers.map((one) => ({ ...one, userId: one.userId ?? holder.get(one.userPositionId) ?? null }));
}

/** SPEC B7 names no roles: then the first receiver is responsible. */
function withRoles(receivers: readonly Addressed[]): Receiver[] {
  const named = receivers.some((one) => one.role !== undefined);
  return receivers.map(({ userId, userPositionId, role }, index) => ({
    userId,
    positionId: userPositionId,
    role: named ? (role ?? 'pendukung') : index === 0 ? 'penanggung-jawab' : 'pendukung',
  }));
}

/** Allows several people of a shared post, each once; the whole post only without its people. */
async function faultOfTwice(
  executor: Executor,
  receivers: readonly Receiver[],
  names: Names,
): Promise<string | null> {
  const shared = await sharedAmong(
    executor,
    receivers.map((one) => one.positionId),
  );
  const seen = new Map<string, Receiver[]>();
  for (const one of receivers) {
    const before = seen.get(one.positionId) ?? [];
    const isTwice =
      before.length > 0 &&
      (!shared.has(one.positionId) ||
        one.userId === null ||
        before.some(({ userId }) => userId === null || userId === one.userId));
    if (isTwice)
      return translate({
        id: `${nameIn(names, one)} dipilih lebih dari sekali.`,
        en: `${nameIn(names, one)} was chosen more than once.`,
      });
    seen.set(one.positionId, [...before, one]);
  }
  return null;
}

async function faultOfPeople(
  executor: Executor,
  actor: Actor,
  receivers: readonly Receiver[],
  names: Names,
): Promise<string | null> {
  const below = await subordinatesAmong(
    executor,
    actor.positionId,
    receivers.map((one) => one.positionId),
  );
  const beside = receivers.find((one) => !below.has(one.positionId));
  if (beside) {
    const post = names.posts.get(beside.positionId);
    return translate({
      id: `${post ?? 'Jabatan ini'} bukan bawahan Anda. Untuk rekan setingkat atau atasan, gunakan Teruskan.`,
      en: `${post ?? 'This post'} is not below yours. For peers and superiors, use Forward.`,
    });
  }
  const named = receivers.flatMap(({ userId, positionId }) => (userId ? [{ userId, positionId }] : []));
  const holding = await holders(executor, named);
  const gone = named.find((one) => !holding.has(namedKey(one)));
  return gone
    ? translate({
        id: `${names.people.get(gone.userId) ?? 'Ada orang yang'} tidak lagi memangku jabatan yang dipilih. Pilih kembali.`,
        en: `${names.people.get(gone.userId) ?? 'Somebody'} no longer holds the post that was chosen. Choose again.`,
      })
    : null;
}

type Names = { people: ReadonlyMap<string, string>; posts: ReadonlyMap<string, string> };

async function namesOf(executor: Executor, receivers: readonly Receiver[]): Promise<Names> {
  const posts = await executor.execute<{ id: string; name: string }>(sql`
    select id, name from position where id = any(${sql.param(receivers.map((one) => one.positionId))}::uuid[])`);
  const people = await executor.execute<{ id: string; name: string }>(sql`
    select id, person_name as name from "user"
    where id = any(${sql.param(receivers.map((one) => one.userId))}::uuid[])`);
  const byId = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { posts: byId(posts.rows), people: byId(people.rows) };
}

const nameIn = ({ people, posts }: Names, { userId, positionId }: Receiver): string =>
  recipientName({
    personName: (userId && people.get(userId)) || null,
    positionName: posts.get(positionId) ?? '',
  });

async function instructionsOf(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await executor.execute<{ defaultDueWorkingDays: number | null }>(sql`
    select default_due_working_days as "defaultDueWorkingDays" from disposition_instruction
    where id = any(${sql.param([...ids])}::uuid[]) and is_active`);
  return found.rows;
}

const inTwoYears = (): string => `${Number(dayInWib().slice(0, 4)) + 2}${dayInWib().slice(4)}`;
