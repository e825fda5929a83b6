import { and, eq, sql } from 'drizzle-orm';
import { isSigned, stateAfter } from '../../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { channelLabels } from '../../../domain/letters/outgoing.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { letterDispatches, letterExternalParties, letterOutgoing } from '../../letters/dispatch/tables.ts';
import { agendaCounters, letterIncoming } from '../../letters/incoming/tables.ts';
import { letterTimeline } from '../../letters/parts/tables.ts';
import { letterNumbers, letters } from '../../letters/tables.ts';
import { mails } from '../../mail/tables.ts';
import { demoId } from '../ids.ts';
import type { DemoFile } from './make-rows.ts';
import type { Dispatched, LetterPlan, Outsider, Party } from './plan.ts';

/**
 * Extra rows of letters from or to outside, responses and cancellations; make-rows.ts writes the main rows.
 * @param receipt the file that proves a dispatch, if there is a file store
 */
export async function seedOutside(
  executor: Executor,
  plans: readonly LetterPlan[],
  receipt: DemoFile | undefined,
): Promise<void> {
  for (const plan of plans) {
    await addArrival(executor, plan);
    await addLeaving(executor, plan, receipt);
    await addCancelling(executor, plan);
    if (plan.responseToId && isSigned(plan.state) && plan.sender)
      await addStep(executor, { id: plan.responseToId }, 'responded', plan.at, plan.sender, null);
  }
  await setAgendas(executor);
}

async function addStep(
  executor: Executor,
  { id }: Pick<LetterPlan, 'id'>,
  event: TimelineEvent,
  at: Date,
  { holder, post }: Party,
  note: string | null,
): Promise<void> {
  await executor.insert(letterTimeline).values({
    id: demoId('step', `${id} ${event} ${at.toISOString()}`),
    ...{ letterId: id, event, at, note, userId: holder.userId, positionId: post.id },
  });
}

async function addArrival(executor: Executor, { id, at, drafter, arrival }: LetterPlan): Promise<void> {
  if (!arrival) return;
  const { number, senderName, institutionId, place, agenda } = arrival;
  await executor.insert(letterIncoming).values({
    id: demoId('incoming', id),
    letterId: id,
    outsideNumber: number,
    receivedDate: new Date(`${dayInWib(at)}T00:00:00+07:00`),
    archiveLocation: place.location,
    archiveCupboard: place.cupboard,
    archiveBox: place.box,
    externalSenderId: institutionId,
    externalSenderName: senderName,
    agendaUnitId: agenda.unitId,
    agendaYear: agenda.year,
    agendaNumber: agenda.number,
    registeredAt: at,
    registeredByUserId: drafter.holder.userId,
  });
}

/** The counters stand where the agendas end. */
const setAgendas = (executor: Executor) =>
  executor.execute(sql`
    insert into ${agendaCounters} (unit_id, year, last)
    select agenda_unit_id, agenda_year, max(agenda_number) from ${letterIncoming}
    where agenda_number is not null group by 1, 2
    on conflict (unit_id, year) do update set last = excluded.last`);

async function addLeaving(
  executor: Executor,
  plan: LetterPlan,
  receipt: DemoFile | undefined,
): Promise<void> {
  const { id, leaving } = plan;
  if (!leaving) return;
  await executor.insert(letterOutgoing).values({ letterId: id, address: leaving.address });
  const rowOf = (kind: 'receiver' | 'cc') => (party: Outsider, order: number) => ({
    ...party,
    ...{ id: demoId('party', `${id} ${kind} ${order}`), letterId: id, kind, order: order + 1 },
  });
  await executor
    .insert(letterExternalParties)
    .values([...leaving.to.map(rowOf('receiver')), ...leaving.cc.map(rowOf('cc'))]);
  for (const dispatch of leaving.dispatches) await addDispatch(executor, plan, leaving.to, dispatch, receipt);
}

async function addDispatch(
  executor: Executor,
  plan: LetterPlan,
  outsiders: readonly Outsider[],
  { id, channel, at, by, note, trackingNumber, failed, proof }: Dispatched,
  receipt: DemoFile | undefined,
): Promise<void> {
  const to = channel === 'mail' ? outsiders.flatMap(({ email }) => email ?? []) : [];
  const date = dayInWib(at);
  const mailRows = to.map((recipient) =>
    mailRow(plan, { id, at, recipient, failure: failed.get(recipient) }),
  );
  if (mailRows.length > 0) await executor.insert(mails).values(mailRows);
  const proved = proof && receipt ? { ...proof, receipt } : null;
  await executor.insert(letterDispatches).values({
    ...{ id, letterId: plan.id, channel, to, date, note, trackingNumber },
    mailIds: mailRows.map((mail) => mail.id),
    userId: by.holder.userId,
    positionId: by.post.id,
    createdAt: at,
    ...(proved && {
      proof: {
        fileHash: proved.receipt.hash,
        fileName: proved.receipt.name,
        mimeType: proved.receipt.mimeType,
        size: proved.receipt.size,
        receiverName: proved.receiver,
        receivedDate: dayInWib(proved.at),
      },
      provedAt: proved.at,
      provedByUserId: by.holder.userId,
    }),
  });
  const how =
    channel === 'mail'
      ? `Surel kepada ${to.join(', ')}`
      : [
          `${channelLabels[channel].id}, ${longDate(date)}`,
          trackingNumber && `Nomor resi ${trackingNumber}`,
          note,
        ]
          .filter(Boolean)
          .join('. ');
  await addStep(executor, plan, 'dispatched', at, by, how);
  if (proved)
    await addStep(
      executor,
      plan,
      'dispatch-proved',
      proved.at,
      by,
      `Diterima ${proved.receiver}, ${longDate(dayInWib(proved.at))}`,
    );
}

type Mailed = { id: string; at: Date; recipient: string; failure: string | undefined };

const mailRow = ({ subject, numbered }: LetterPlan, { id, at, recipient, failure }: Mailed) => ({
  id: demoId('mail', `${id} ${recipient}`),
  recipient,
  subject: `Naskah dinas ${numbered?.number ?? ''}: ${subject}`,
  body: `Bersama surel ini kami sampaikan naskah dinas berikut sebagai lampiran.\n\nNomor: ${numbered?.number ?? '-'}\nHal: ${subject}`,
  state: failure ? ('failed' as const) : ('sent' as const),
  tries: failure ? 5 : 1,
  createdAt: at,
  sentAt: failure ? null : new Date(at.getTime() + 2000),
  failure: failure ?? null,
});

async function addCancelling(executor: Executor, plan: LetterPlan): Promise<void> {
  const { id, cancelled, sender } = plan;
  const state = stateAfter(plan.state, 'cancelled');
  if (!cancelled || !sender || !state) return;
  const { at, reason } = cancelled;
  await executor
    .update(letters)
    .set({ state, updatedAt: at, version: sql`${letters.version} + 1` })
    .where(and(eq(letters.id, id), eq(letters.state, plan.state)));
  await executor
    .update(letterNumbers)
    .set({ cancelledAt: at, cancelReason: reason, cancelledByUserId: sender.holder.userId })
    .where(eq(letterNumbers.letterId, id));
  await addStep(executor, plan, 'cancelled', at, sender, reason);
}
