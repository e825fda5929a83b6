import { eq, sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import {
  type KnownOfFile,
  needsReason,
  retentionDates,
  retentionStart,
  tooEarly,
} from '../../../domain/archive/retention-dates.ts';
import type { Closing, WithReason } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { event } from '../../../resources/dokumen/pemberkasan/kelola-peristiwa.ts';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { changeUnit } from './change-unit.ts';
import { assertKeeps, type FilingUnitRow } from './find-filing-unit.ts';

/**
 * Closes a unit with a copy of its schedule: later changes must shorten
 * nothing (DOMAIN 8). Earlier days need a reason.
 * @throws Refusal 404 unseen; 403 not its keeper; 409 closed already or empty; 422 impossible days
 */
export const closeFilingUnit = (deps: Deps, actor: Actor, id: string, body: () => Closing): Promise<void> =>
  changeUnit(deps, actor, { id, action: 'close' }, async (tx, unit) => {
    assertKeeps(actor, unit);
    if (unit.status !== 'open')
      throw conflict(
        translate({ id: 'Berkas ini sudah ditutup.', en: 'This filing unit is already closed.' }),
      );
    if (Number(unit.itemCount) === 0)
      throw conflict(
        translate({
          id: 'Berkas ini kosong. Isi dahulu sebelum ditutup.',
          en: 'This filing unit is empty. Put something in before you close it.',
        }),
      );
    const { closedDate: given, retentionStartDate: started = null, reason } = body();
    const today = dayInWib();
    const closedDate = given ?? today;
    const classes = tableOf(archiveClassification);
    const [schedule] = await tx.select().from(classes).where(eq(classes.id, unit.classificationId));
    const eventDate = await eventDateOf(tx, unit);
    const trigger = schedule?.retentionTrigger ?? null;
    if (started && (eventDate !== undefined || trigger === null || trigger === 'akhir-tahun'))
      throw invalid({
        retentionStartDate: [
          translate({
            id: 'Retensi berkas ini tidak dihitung sejak tanggal yang diisi.',
            en: 'The retention of this filing unit does not count from a date that is entered.',
          }),
        ],
      });
    const known = { year: Number(unit.year), newestDocument: await newestDocumentOf(tx, id), today };
    assertDays({ closedDate: given ?? null, retentionStartDate: started }, known, reason ?? null);
    const early = eventDate && tooEarly(eventDate, known);
    if (early)
      throw invalid({
        closedDate: [
          translate({
            id: `Tanggal peristiwa berkas ini (${eventDate}): ${early}`,
            en: `Date of this filing unit's event (${eventDate}): ${early}`,
          }),
        ],
      });
    const activeYears = schedule?.retentionActiveYears ?? null;
    const inactiveYears = schedule?.retentionInactiveYears ?? 0;
    const start = retentionStart({ closedDate, trigger, eventDate, givenDate: started });
    const values = {
      status: 'closed',
      closedDate,
      givenStartDate: started,
      activeYears,
      inactiveYears,
      finalDisposition: schedule?.finalDisposition ?? null,
      ...retentionDates(start, { activeYears, inactiveYears }),
    };
    return { values, reason: reason ?? null };
  });

/** @throws Refusal 422 naming the impossible day, or `reason` when one is required */
function assertDays(days: Record<string, string | null>, known: KnownOfFile, reason: string | null): void {
  const given = Object.entries(days).filter((one): one is [string, string] => one[1] !== null);
  for (const [name, value] of given) {
    if (name === 'closedDate' && value > known.today)
      throw invalid({
        [name]: [
          translate({
            id: 'Tanggal tutup tidak boleh sesudah hari ini.',
            en: 'The closing date must not be after today.',
          }),
        ],
      });
    const fault = tooEarly(value, known);
    if (fault) throw invalid({ [name]: [fault] });
  }
  if (reason === null && given.some(([, value]) => needsReason(value, known.today)))
    throw invalid({
      reason: [
        translate({
          id: 'Tanggalnya sudah lama lewat. Isi alasannya.',
          en: 'The date is long past. Enter the reason.',
        }),
      ],
    });
}

async function newestDocumentOf(tx: Executor, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select max(document_date)::text as day from archive where filing_unit_id = ${id}`,
  );
  return rows[0]?.day ?? null;
}

/** The event's day, null while it has none; undefined for a unit without an event. */
async function eventDateOf(tx: Executor, unit: FilingUnitRow): Promise<string | null | undefined> {
  if (!unit.eventId) return undefined;
  const events = tableOf(event);
  const [found] = await tx.select().from(events).where(eq(events.id, unit.eventId)).for('share');
  return found?.retentionStartDate ?? null;
}

/**
 * POST /arsip/api/FilingUnit/{id}/reopen {reason}: only while active and in no proposal; stops its retention clock.
 * @throws Refusal 404, 403; 409 open, transferred, held or proposed; 422
 */
export const reopenFilingUnit = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => WithReason,
): Promise<void> =>
  changeUnit(deps, actor, { id, action: 'reopen' }, async (tx, unit) => {
    assertKeeps(actor, unit);
    if (unit.status !== 'closed')
      throw conflict(translate({ id: 'Berkas ini masih terbuka.', en: 'This filing unit is still open.' }));
    if (!isWithUnit(unit.stage))
      throw conflict(
        translate({
          id: 'Berkas ini sudah dipindahkan ke unit kearsipan.',
          en: 'This filing unit was transferred to the records unit.',
        }),
      );
    if (unit.isHeld)
      throw conflict(translate({ id: 'Berkas ini sedang ditahan.', en: 'This filing unit is on hold.' }));
    const { rows } = await tx.execute(sql`
      select 1 from retention_proposal_unit where filing_unit_id = ${id} and is_open`);
    if (rows.length > 0)
      throw conflict(
        translate({
          id: 'Berkas ini ada dalam usul retensi. Tarik dahulu usulnya.',
          en: 'This filing unit is in a retention proposal. Withdraw the proposal first.',
        }),
      );
    const { reason } = body();
    const values = {
      status: 'open',
      closedDate: null,
      retentionStartDate: null,
      givenStartDate: null,
      activeYears: null,
      inactiveYears: null,
      finalDisposition: null,
      activeUntil: null,
      inactiveUntil: null,
    };
    return { values, reason };
  });
