import { sql } from 'drizzle-orm';
import { say } from '../../../resources/language.ts';
import { defaultDeadline } from '../../../resources/naskah-dinas/disposition.ts';
import { dayInWib } from '../../../resources/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { holders } from '../drafting/reference-facts.ts';
import type { DispositionBody } from './body.ts';
import { subordinatesAmong } from './candidates.ts';

export type Receiver = { userId: string; positionId: string; role: 'penanggung-jawab' | 'pendukung' };
export type Wanted = {
  id: string | null;
  receivers: Receiver[];
  responsible: Receiver;
  /** What the receivers' posts are called, in order. */
  names: string[];
  instructionIds: string[];
  deadline: string | null;
  note: string;
};

/**
 * Checks what a disposition asks for: that everybody holds the post they are named in and is below the giver (peers use
 * "teruskan", DOMAIN 7), exactly one is responsible, instructions are in use, and the deadline is still to come.
 * @throws Refusal 422 on `receivers`, `instructionIds`, `deadline`
 */
export async function checkDisposition(executor: Executor, who: Who, body: DispositionBody): Promise<Wanted> {
  const receivers = withRoles(body.receivers);
  const faults: Record<string, string[]> = {};
  const responsible = receivers.filter((one) => one.role === 'penanggung-jawab');
  const posts = receivers.map((one) => one.positionId);
  const names = await namesOf(executor, posts);
  if (responsible.length !== 1)
    faults.receivers = [
      say({ id: 'Pilih tepat satu penanggung jawab.', en: 'Choose exactly one who is responsible.' }),
    ];
  else if (new Set(posts).size < posts.length)
    faults.receivers = [
      say({ id: 'Ada jabatan yang dipilih lebih dari sekali.', en: 'A post was chosen more than once.' }),
    ];
  else {
    const message = await faultOfPeople(executor, who, receivers, names);
    if (message) faults.receivers = [message];
  }
  const note = body.note ?? '';
  const instructionIds = [...new Set(body.instructionIds)];
  const instructions = await instructionsOf(executor, instructionIds);
  if (instructions.length < instructionIds.length)
    faults.instructionIds = [
      say({
        id: 'Ada instruksi yang tidak dipakai lagi. Pilih kembali.',
        en: 'An instruction is no longer in use. Choose again.',
      }),
    ];
  else if (instructionIds.length === 0 && note === '')
    faults.instructionIds = [
      say({
        id: 'Pilih setidaknya satu instruksi, atau tulis catatan.',
        en: 'Choose at least one instruction, or write a note.',
      }),
    ];
  const deadline = body.deadline === undefined ? defaultDeadline(dayInWib(), instructions) : body.deadline;
  if (deadline !== null && deadline < dayInWib())
    faults.deadline = [say({ id: 'Batas waktu sudah lewat.', en: 'The deadline is past.' })];
  else if (deadline !== null && deadline > inTwoYears())
    faults.deadline = [
      say({
        id: 'Batas waktu paling lama dua tahun dari hari ini.',
        en: 'The deadline is two years from today at most.',
      }),
    ];
  const [one] = responsible;
  if (Object.keys(faults).length > 0 || !one) throw invalid(faults);
  return {
    id: body.id ?? null,
    receivers,
    responsible: one,
    names: posts.map((post) => names.get(post) ?? ''),
    instructionIds,
    deadline,
    note,
  };
}

/** SPEC B7 names no roles: then the first receiver is responsible. */
function withRoles(receivers: DispositionBody['receivers']): Receiver[] {
  const named = receivers.some((one) => one.role !== undefined);
  return receivers.map(({ userId, userPositionId, role }, index) => ({
    userId,
    positionId: userPositionId,
    role: named ? (role ?? 'pendukung') : index === 0 ? 'penanggung-jawab' : 'pendukung',
  }));
}

async function faultOfPeople(
  executor: Executor,
  who: Who,
  receivers: readonly Receiver[],
  names: ReadonlyMap<string, string>,
): Promise<string | null> {
  const below = await subordinatesAmong(
    executor,
    who.positionId,
    receivers.map((one) => one.positionId),
  );
  const beside = receivers.find((one) => !below.has(one.positionId));
  if (beside)
    return say({
      id: `${names.get(beside.positionId) ?? 'Jabatan ini'} bukan bawahan Anda. Untuk rekan setingkat atau atasan, gunakan Teruskan.`,
      en: `${names.get(beside.positionId) ?? 'This post'} is not below yours. For peers and superiors, use Forward.`,
    });
  const holding = await holders(executor, receivers);
  return receivers.every((one) => holding.has(`${one.userId} ${one.positionId}`))
    ? null
    : say({
        id: 'Ada orang yang tidak lagi memangku jabatan yang dipilih. Pilih kembali.',
        en: 'Somebody no longer holds the post that was chosen. Choose again.',
      });
}

async function namesOf(executor: Executor, posts: readonly string[]): Promise<Map<string, string>> {
  const found = await executor.execute<{ id: string; name: string }>(sql`
    select id, name from position where id = any(${sql.param([...posts])}::uuid[])`);
  return new Map(found.rows.map((row) => [row.id, row.name]));
}

async function instructionsOf(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await executor.execute<{ defaultDueWorkingDays: number | null }>(sql`
    select default_due_working_days as "defaultDueWorkingDays" from disposition_instruction
    where id = any(${sql.param([...ids])}::uuid[]) and is_active`);
  return found.rows;
}

const inTwoYears = (): string => `${Number(dayInWib().slice(0, 4)) + 2}${dayInWib().slice(4)}`;
