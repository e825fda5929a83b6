import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { event } from '../../../resources/dokumen/pemberkasan/kelola-peristiwa.ts';
import { retentionDates, retentionStart } from '../../../resources/dokumen/pemberkasan/retention-dates.ts';
import { mayHold } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import { isRealDay } from '../../../resources/shapes.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import { readBody } from '../body.ts';
import { assertKeeps, type FilingUnitRow, findFilingUnit } from './find-filing-unit.ts';

const units = tableOf(filingUnit);
const day = z
  .string({ error: 'Isi tanggal.' })
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value), 'Isi tanggal yang benar.');
const reason = z
  .string({ error: 'Isi alasannya.' })
  .trim()
  .min(3, 'Isi alasannya.')
  .max(500, 'Paling banyak 500 karakter.')
  .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.');
const closeBody = z.strictObject({
  closedDate: day.nullish(),
  retentionStartDate: day.nullish(),
});
const withReason = z.strictObject({ reason });

/**
 * POST /arsip/api/FilingUnit/{id}/close {closedDate?, retentionStartDate?}: from now on nothing comes in, and the
 * schedule of its classification is copied, so that no later change of it shortens anything (DOMAIN 8).
 * @throws Refusal 404 unseen; 403 not its keeper; 409 closed already or empty; 422 days that cannot be
 */
export const closeFilingUnit = (deps: Deps, who: Who, id: string, sent: unknown): Promise<void> =>
  change(deps, who, id, 'close', async (tx, unit) => {
    assertKeeps(who, unit);
    if (unit.status !== 'open') throw conflict('Berkas ini sudah ditutup.');
    if (Number(unit.itemCount) === 0) throw conflict('Berkas ini kosong. Isi dahulu sebelum ditutup.');
    const { closedDate: given, retentionStartDate: started } = readBody(closeBody, sent);
    const today = dayInWib();
    const closedDate = given ?? today;
    if (closedDate > today) throw invalid({ closedDate: ['Tanggal tutup tidak boleh sesudah hari ini.'] });
    const classes = tableOf(archiveClassification);
    const [schedule] = await tx.select().from(classes).where(eq(classes.id, unit.classificationId));
    const eventDate = await eventDateOf(tx, unit);
    const trigger = schedule?.retentionTrigger ?? null;
    if (started && (eventDate !== undefined || trigger === null || trigger === 'akhir-tahun'))
      throw invalid({ retentionStartDate: ['Retensi berkas ini tidak dihitung sejak tanggal yang diisi.'] });
    const activeYears = schedule?.retentionActiveYears ?? null;
    const inactiveYears = schedule?.retentionInactiveYears ?? 0;
    const start = retentionStart({ closedDate, trigger, eventDate, givenDate: started });
    const values = {
      status: 'closed',
      closedDate,
      activeYears,
      inactiveYears,
      finalDisposition: schedule?.finalDisposition ?? null,
      ...retentionDates(start, { activeYears, inactiveYears }),
    };
    return { values };
  });

/** The event's day, null while it has none; undefined for a unit without an event. */
async function eventDateOf(tx: Executor, unit: FilingUnitRow): Promise<string | null | undefined> {
  if (!unit.eventId) return undefined;
  const events = tableOf(event);
  const [found] = await tx.select().from(events).where(eq(events.id, unit.eventId)).for('share');
  return found?.retentionStartDate ?? null;
}

/**
 * POST /arsip/api/FilingUnit/{id}/reopen {reason}: only while it is active and in no proposal; its clock stops.
 * @throws Refusal 404, 403; 409 open, transferred, held or proposed; 422
 */
export const reopenFilingUnit = (deps: Deps, who: Who, id: string, sent: unknown): Promise<void> =>
  change(deps, who, id, 'reopen', async (tx, unit) => {
    assertKeeps(who, unit);
    if (unit.status !== 'closed') throw conflict('Berkas ini masih terbuka.');
    if (unit.stage !== 'active') throw conflict('Berkas ini sudah dipindahkan ke unit kearsipan.');
    if (unit.isHeld) throw conflict('Berkas ini sedang ditahan.');
    const { rows } = await tx.execute(sql`
      select 1 from retention_proposal_unit where filing_unit_id = ${id} and is_open`);
    if (rows.length > 0) throw conflict('Berkas ini ada dalam usul retensi. Tarik dahulu usulnya.');
    const { reason } = readBody(withReason, sent);
    const values = {
      status: 'open',
      closedDate: null,
      retentionStartDate: null,
      activeYears: null,
      inactiveYears: null,
      finalDisposition: null,
      activeUntil: null,
      inactiveUntil: null,
    };
    return { values, reason };
  });

/**
 * POST /arsip/api/FilingUnit/{id}/hold {reason}: a legal hold beats every schedule (DOMAIN 8).
 * @throws Refusal 404; 403 neither records unit nor legal; 409 held already or destroyed; 422
 */
export const holdFilingUnit = (deps: Deps, who: Who, id: string, sent: unknown): Promise<void> =>
  change(deps, who, id, 'hold', async (_tx, unit) => {
    if (!mayHold(viewerOf(who))) throw forbidden('Penahanan ditetapkan oleh unit kearsipan atau legal.');
    if (unit.stage === 'destroyed') throw conflict('Berkas ini sudah dimusnahkan.');
    if (unit.isHeld) throw conflict('Berkas ini sudah ditahan.');
    const { reason } = readBody(withReason, sent);
    return { values: { isHeld: true, holdReason: reason }, reason };
  });

/** POST /arsip/api/FilingUnit/{id}/release {reason}. @throws Refusal as holdFilingUnit, 409 not held */
export const releaseFilingUnit = (deps: Deps, who: Who, id: string, sent: unknown): Promise<void> =>
  change(deps, who, id, 'release', async (_tx, unit) => {
    if (!mayHold(viewerOf(who))) throw forbidden('Penahanan dicabut oleh unit kearsipan atau legal.');
    if (!unit.isHeld) throw conflict('Berkas ini tidak ditahan.');
    const { reason } = readBody(withReason, sent);
    return { values: { isHeld: false, holdReason: null }, reason };
  });

/** What is changed; the reason is kept beside it in the history. */
type Changed = { values: Partial<FilingUnitRow>; reason?: string };

/** Finds and locks, changes, and writes down what was before and what is now. */
async function change(
  { db }: Deps,
  who: Who,
  id: string,
  action: string,
  decide: (tx: Executor, unit: FilingUnitRow) => Promise<Changed>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const unit = await findFilingUnit(tx, who, id, { lock: 'no key update' });
    const { values, reason } = await decide(tx, unit);
    await tx
      .update(units)
      .set({ ...values, version: sql`${units.version} + 1`, updatedAt: new Date() } as never)
      .where(eq(units.id, id));
    const { createdAt: _made, updatedAt: _changed, ...before } = unit;
    const after = { ...before, ...values, version: Number(unit.version) + 1, ...(reason && { reason }) };
    await recordAudit(tx, { who, action, resource: filingUnit.name, recordId: id, before, after });
  });
  forgetLists(filingUnit);
}
