import { and, eq } from 'drizzle-orm';
import { trigger } from '../../resources/pengaturan/trigger.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { jobKind, sendJob } from '../jobs/index.ts';

/** The events of pengaturan/trigger that the product knows how to tell of. */
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
  /** The posts it came to: receivers, the reviewer whose turn it is, those a disposition is for. */
  positionIds: readonly string[];
  /** What tells this time from another for the same record: the task's, inbox round's or disposition's id. */
  turn: string;
  urgency?: string;
  /** Who did it and need not be told of it at once. */
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
 * Something happened that triggers may wait for (SPEC B5): each active one for this event and urgency gets a job in this
 * transaction, due after its delay. What it does then is decided when the time has come (triggers/run-trigger.ts).
 */
export async function happened(
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
    // Two days before a deadline that is tomorrow: that moment has passed, and the reminder with it.
    if (delay < 0 && after.getTime() < Date.now()) continue;
    const work: TriggerWork = { triggerId: id, event, at: at.toISOString(), ...what };
    await sendJob(tx, triggerJob, work, { after, key: `${id} ${event} ${what.turn}` });
  }
}

const triggers = tableOf(trigger);
