import { and, eq } from 'drizzle-orm';
import { trigger } from '../../resources/index.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { jobKind, sendJob } from '../jobs/index.ts';

/** Events of pengaturan/trigger that the product emits. */
export type TriggerEvent =
  | 'naskah.diterima'
  | 'pemeriksaan.giliran'
  | 'naskah.dikembalikan'
  | 'naskah.siap_ttd'
  | 'disposisi.diterima'
  | 'disposisi.batas_waktu'
  | 'delegasi.berubah';

export type Happening = {
  letterId?: string;
  dispositionId?: string;
  delegationId?: string;
  /** Posts concerned: receivers, the reviewer whose turn it is, a disposition's receivers. */
  positionIds: readonly string[];
  /** Distinguishes repetitions for one record: the id of the task, inbox round or disposition. */
  turn: string;
  urgency?: string;
  /** The actor, who gets no immediate notice. */
  byUserId?: string;
  /** When it happened, or for deadlines when it will be; now when left out. */
  at?: Date;
};

export type TriggerWork = { triggerId: string; event: TriggerEvent; at: string } & Omit<
  Happening,
  'at' | 'urgency'
>;
export const triggerJob = jobKind<TriggerWork>('trigger');

/**
 * Gives each matching trigger (SPEC B5) a job in this transaction, due
 * after its delay; run-trigger.ts decides then.
 */
export async function emitEvent(
  tx: Executor,
  event: TriggerEvent,
  { urgency, at = new Date(), ...what }: Happening,
): Promise<void> {
  const waiting = await tx
    .select({ id: triggers.id, delay: triggers.delayMinutes, urgencies: triggers.urgencies })
    .from(triggers)
    .where(and(eq(triggers.event, event), eq(triggers.isActive, true)));
  for (const { id, delay, urgencies } of waiting) {
    if (urgencies.length > 0 && (!urgency || !urgencies.includes(urgency))) continue;
    const after = new Date(at.getTime() + delay * 60_000);
    // A negative delay (two days before a deadline that is tomorrow) may be past: skip the reminder.
    if (delay < 0 && after.getTime() < Date.now()) continue;
    const work: TriggerWork = { triggerId: id, event, at: at.toISOString(), ...what };
    await sendJob(tx, triggerJob, work, { after, key: `${id} ${event} ${what.turn}` });
  }
}

const triggers = tableOf(trigger);
