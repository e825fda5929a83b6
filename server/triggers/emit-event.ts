import { and, eq } from 'drizzle-orm';
import { trigger } from '../../resources/index.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { jobKind, sendJob } from '../jobs/index.ts';

/** Events of pengaturan/trigger on letters, dispositions and delegations. */
export type TriggerEvent =
  | 'naskah.diterima'
  | 'pemeriksaan.giliran'
  | 'naskah.dikembalikan'
  | 'naskah.siap_ttd'
  | 'disposisi.diterima'
  | 'disposisi.batas_waktu'
  | 'delegasi.berubah';

/** Events of the archive; their records stand in trigger-subject.ts. */
export type ArchiveEvent = 'arsip.akses_diminta' | 'arsip.retensi_aktif_habis' | 'kontrak.berakhir';

export type Happening = {
  letterId?: string;
  dispositionId?: string;
  delegationId?: string;
  /** Posts concerned: receivers, the reviewer whose turn it is, a disposition's receivers. */
  positionIds: readonly string[];
  /** Distinguishes repetitions for one record: the id of the task, inbox round or disposition. */
  turn: string;
  /** The actor, who gets no immediate notice. */
  byUserId?: string;
  /** When it happened, or for deadlines when it will be; now when left out. */
  at?: Date;
};

export type TriggerWork = {
  triggerId: string;
  event: TriggerEvent;
  at: string;
  /** It was asked when it happened, and its delay is over. */
  isDue?: true;
} & Omit<Happening, 'at'>;
export const triggerJob = jobKind<TriggerWork>('trigger');

/**
 * Gives each trigger (SPEC B5) of the event a job in this transaction, and nothing that could fail it: run-trigger.ts
 * judges the conditions and waits out the delay.
 */
export async function emitEvent(
  tx: Executor,
  event: TriggerEvent,
  { at = new Date(), ...what }: Happening,
): Promise<void> {
  for (const { id, delay } of await listening(tx, event)) {
    // A negative delay (two days before a deadline that is tomorrow) may be past: skip the reminder.
    if (delay < 0 && at.getTime() + delay * 60_000 < Date.now()) continue;
    const work: TriggerWork = { triggerId: id, event, at: at.toISOString(), ...what };
    await sendJob(tx, triggerJob, work, { key: `${id} ${event} ${what.turn}` });
  }
}

/** The database makes it, from what a statement wrote to the audit log (emit_record_events); or emitOfArchive. */
export const recordTriggerJob = jobKind<RecordWork>('record-trigger');
export type RecordWork = {
  triggerId: string;
  /** Rows of the audit log. */
  audits?: number[];
  /** Of an event of the archive: the records, and when it happened. */
  records?: { event: ArchiveEvent; ids: string[]; at: string; turn: string; byUserId?: string };
  isDue?: true;
};

/** The same of an event of the archive. */
export async function emitOfArchive(
  tx: Executor,
  records: NonNullable<RecordWork['records']>,
): Promise<void> {
  for (const { id } of await listening(tx, records.event))
    await sendJob(
      tx,
      recordTriggerJob,
      { triggerId: id, records },
      { key: `${id} ${records.event} ${records.turn}` },
    );
}

const listening = (tx: Executor, event: TriggerEvent | ArchiveEvent) =>
  tx
    .select({ id: triggers.id, delay: triggers.delayMinutes })
    .from(triggers)
    .where(and(eq(triggers.event, event), eq(triggers.isActive, true)));

const triggers = tableOf(trigger);
