import { sql } from 'drizzle-orm';
import { addWorkingDays, recipientName } from '../../../domain/letters/disposition.ts';
import {
  type DispositionState,
  isDone,
  isStarted,
  isUnread,
} from '../../../domain/letters/disposition-life.ts';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import {
  dispositionRecipients,
  dispositionReports,
  dispositions,
} from '../../letters/dispositions/tables.ts';
import { letterIn } from '../../letters/index.ts';
import { tasks } from '../../letters/lists/tables.ts';
import { letterTimeline } from '../../letters/parts/tables.ts';
import { demoId } from '../ids.ts';
import { type Holder, type Organisation, ownerOf, type Post } from './organisation.ts';
import { hasAccount } from './people.ts';

type Part = { post: string; state: DispositionState; report?: string };
type Plan = {
  code: string;
  /** Source: a post's inbox and which of its read, open letters, latest first; or the parent disposition. */
  from: { post: string; letter: number | 'oldest' } | { parent: string; post: string };
  /** The first is responsible. */
  to: Part[];
  instructions: string[];
  note: string;
  /** Working days from today; before today when negative, in calendar days. */
  due: number;
  closed?: boolean;
};

/** A chain in each state on the desks of direktur, atasan, delegasi and staf. */
const plans: Plan[] = [
  {
    code: 'D1',
    from: { post: 'J-NTR.DO', letter: 0 },
    to: [
      { post: 'J-NTR.OPT', state: 'diproses' },
      { post: 'J-NTR.PML', state: 'dibaca' },
    ],
    instructions: ['DI-16', 'DI-09'],
    note: 'Koordinasikan dengan unit terkait, hasilnya dilaporkan sebelum rapat.',
    due: 3,
  },
  {
    code: 'D2',
    from: { parent: 'D1', post: 'J-NTR.OPT' },
    to: [
      { post: 'J-NTR.OPT.LLN', state: 'dibaca' },
      { post: 'P-NTR.OPT.LLN', state: 'belum-dibaca' },
    ],
    instructions: ['DI-09'],
    note: 'Sertakan data terbaru dari lapangan.',
    due: 2,
  },
  {
    code: 'D3',
    from: { post: 'J-NTR.OPT', letter: 0 },
    to: [
      { post: 'P-NTR.OPT.LLN', state: 'diproses', report: 'Bahan sudah terkumpul, konsep disusun hari ini.' },
    ],
    instructions: ['DI-08'],
    note: 'Konsep saya terima paling lambat besok siang.',
    due: 4,
  },
  {
    code: 'D4',
    // Its deadline has passed: the letter must have come before.
    from: { post: 'J-NTR.OPT', letter: 'oldest' },
    to: [{ post: 'P-NTR.OPT.LLN', state: 'dibaca' }],
    instructions: ['DI-06'],
    note: 'Lengkapi dengan data lapangan, lalu laporkan.',
    due: -1,
  },
  {
    code: 'D5',
    from: { post: 'J-NTR.DO', letter: 1 },
    to: [{ post: 'J-NTR.PML', state: 'selesai', report: 'Saran sudah dituliskan dalam nota dinas.' }],
    instructions: ['DI-19'],
    note: 'Beri saran sebelum saya putuskan.',
    due: 5,
  },
  {
    code: 'D6',
    from: { post: 'J-NTR.OPT', letter: 1 },
    to: [{ post: 'P-NTR.OPT.LLN', state: 'selesai', report: 'Konsep jawaban sudah disampaikan.' }],
    instructions: ['DI-08'],
    note: '',
    due: 1,
    closed: true,
  },
];

const hour = 3_600_000;

/** Seeds dispositions on read, open inbox letters; skips a chain without its letter. */
export async function seedDispositions(
  executor: Executor,
  { organisation, now }: { organisation: Organisation; now: Date },
): Promise<void> {
  const instructionIds = await idsByCode(executor);
  const begun = new Map<string, { letterId: string; at: Date }>();
  // Nothing in the demo has happened later than now.
  const past = (moment: number) => new Date(Math.min(moment, now.getTime() - 60_000));
  for (const plan of plans) {
    const from = organisation.post(plan.from.post);
    const item = 'letter' in plan.from ? await openItem(executor, from, plan.from.letter) : null;
    const parent = 'parent' in plan.from ? begun.get(plan.from.parent) : null;
    const letterId = parent?.letterId ?? item?.letterId;
    const before = parent ? parent.at.getTime() + 5 * hour : Date.parse(item?.readAt ?? '') + hour / 4;
    if (!letterId) continue;
    const at = past(before);
    begun.set(plan.code, { letterId, at });
    const id = demoId('disposition', plan.code);
    const deadline =
      plan.due < 0
        ? dayInWib(new Date(now.getTime() + plan.due * 24 * hour))
        : addWorkingDays(dayInWib(now), plan.due);
    const fromUserId = holderOf(from);
    await executor.insert(dispositions).values({
      id,
      letterId,
      inboxItemId: item?.id ?? null,
      parentId: 'parent' in plan.from ? recipientId(plan.from.parent, plan.from.post) : null,
      fromUserId,
      fromPositionId: from.id,
      instructionIds: plan.instructions.flatMap((code) => instructionIds.get(code) ?? []),
      note: plan.note,
      deadline,
      createdAt: at,
      closedAt: plan.closed ? past(at.getTime() + 10 * hour) : null,
    });
    const step = (event: TimelineEvent, post: Post, when: Date, note: string) =>
      executor.insert(letterTimeline).values({
        id: demoId('disposition-step', `${plan.code} ${event} ${post.code}`),
        letterId,
        event,
        at: when,
        userId: holderOf(post),
        positionId: post.id,
        note,
        dispositionId: id,
      });
    const posts = plan.to.map((part) => organisation.post(part.post));
    const names = posts.map((post) =>
      recipientName({ positionName: post.name, personName: personOf(post).personName }),
    );
    await step('disposed', from, at, `Kepada ${names.join(', ')}`);
    const dueAt = new Date(`${deadline}T23:59:59+07:00`);
    for (const [order, { post: code, state, report }] of plan.to.entries()) {
      const post = organisation.post(code);
      const after = (hours: number, hasCome: boolean) => (hasCome ? past(at.getTime() + hours * hour) : null);
      const doneAt = after(9, isDone(state));
      await executor.insert(dispositionRecipients).values({
        id: recipientId(plan.code, code),
        dispositionId: id,
        order,
        positionId: post.id,
        userId: holderOf(post),
        role: order === 0 ? 'penanggung-jawab' : 'pendukung',
        state,
        readAt: after(2, !isUnread(state)),
        startedAt: after(4, isStarted(state)),
        doneAt,
      });
      if (!isUnread(state)) await step('disposition-read', post, past(at.getTime() + 2 * hour), post.name);
      if (report) {
        const when = past(at.getTime() + 8 * hour);
        await executor.insert(dispositionReports).values({
          id: demoId('disposition-report', `${plan.code} ${code}`),
          recipientId: recipientId(plan.code, code),
          text: report,
          at: when,
          userId: holderOf(post),
          positionId: post.id,
        });
        await step('disposition-reported', post, when, post.name);
      }
      if (doneAt) await step('disposition-done', post, doneAt, post.name);
      else
        await executor.insert(tasks).values({
          id: demoId('disposition-task', `${plan.code} ${code}`),
          letterId,
          kind: 'disposition-in',
          positionId: post.id,
          fromUserId,
          fromPositionId: from.id,
          createdAt: at,
          dueAt,
          dispositionId: id,
          onlyUserId: ownerOf(post, holderOf(post), dayInWib(now)),
        });
    }
    const [responsible] = posts;
    if (plan.closed || !responsible) continue;
    await executor.insert(tasks).values({
      id: demoId('disposition-task', plan.code),
      letterId,
      kind: 'disposition-out',
      positionId: from.id,
      fromUserId: holderOf(responsible),
      fromPositionId: responsible.id,
      createdAt: at,
      dueAt,
      dispositionId: id,
      onlyUserId: ownerOf(from, fromUserId, dayInWib(now)),
    });
  }
}

const recipientId = (disposition: string, post: string): string =>
  demoId('disposition-recipient', `${disposition} ${post}`);

/** Of several holders the one with a demo account, so that it shows in the demo. */
function personOf(post: Post): Holder {
  const holder = post.holders.find(hasAccount) ?? post.holders[0];
  if (!holder) throw new Error(`Nobody holds ${post.code}`);
  return holder;
}
const holderOf = (post: Post): string => personOf(post).userId;

async function openItem(executor: Executor, post: Post, which: number | 'oldest') {
  const order = which === 'oldest' ? sql`asc` : sql`desc`;
  const found = await executor.execute<{ id: string; letterId: string; readAt: string }>(sql`
    select i.id, i.letter_id as "letterId", i.read_at as "readAt" from inbox_item i join letter l on l.id = i.letter_id
    where i.position_id = ${post.id} and (i.only_user_id is null or i.only_user_id = ${holderOf(post)}) and i.is_open and i.read_at is not null and l.security_rank = 1
      and ${letterIn('l', isInForce)}
    order by i.received_at ${order}, i.id offset ${which === 'oldest' ? 0 : which} limit 1`);
  return found.rows[0] ?? null;
}

async function idsByCode(executor: Executor): Promise<Map<string, string>> {
  const found = await executor.execute<{ id: string; code: string }>(
    sql`select id, code from disposition_instruction`,
  );
  return new Map(found.rows.map((row) => [row.code, row.id]));
}
