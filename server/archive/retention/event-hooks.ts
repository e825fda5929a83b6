import { type SQL, sql } from 'drizzle-orm';
import { isKept } from '../../../domain/archive/archive-life.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import { translate } from '../../../lib/language.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { archiveIn } from '../../archive-in.ts';
import { auditOf, forgetLists, type Hooks } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';

/**
 * Recalculates closed units when their event's day changes (DOMAIN 8),
 * by a user who keeps or decides for all of them.
 */
export const eventHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    if ((before?.retentionStartDate ?? null) === (record.retentionStartDate ?? null)) return;
    const its = sql`f.event_id = ${String(record.id)}`;
    await refuseForeignFiles(executor, actor, its);
    await refuseEarlyEvents(executor, its, 'retentionStartDate');
    await recount(executor, actor, its);
  },
};

/** @throws Refusal 422 when files of units the user neither keeps nor decides for would be recalculated */
async function refuseForeignFiles(executor: Executor, actor: Actor, which: SQL): Promise<void> {
  const records = recordsOf(viewerOf(actor));
  if (records === 'all') return;
  const { rows } = await executor.execute<{ unit: string }>(sql`
    select u.name as unit from filing_unit f join organization_unit u on u.id = f.unit_id
    where ${which} and ${counting} and f.unit_id <> all(${sql.param([actor.unitId, ...records])}::uuid[])
    order by u.name limit 1`);
  const [foreign] = rows;
  if (foreign)
    throw invalid({
      retentionStartDate: [
        translate({
          id: `Berkas ${foreign.unit} dihitung sejak tanggal ini. Minta unit kearsipan mengubahnya.`,
          en: `Filing unit ${foreign.unit} counts from this date. Ask the records unit to change it.`,
        }),
      ],
    });
}

/** Closed filing units `f` that still have something before them. */
const counting = sql`f.status = 'closed' and ${archiveIn('f.stage', isKept)}`;

/** Recalculates a filing unit whose event is added, removed or replaced. */
export const recountHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    if (!before || before.eventId === record.eventId || record.status !== 'closed') return;
    const its = sql`f.id = ${String(record.id)}`;
    await refuseEarlyEvents(executor, its, 'eventId');
    await recount(executor, actor, its);
  },
};

/**
 * Refuses an event before the file's year or its newest document, the same limit as for closing
 * (retention-dates.ts).
 * @throws Refusal 422 at the field that was written
 */
async function refuseEarlyEvents(executor: Executor, which: SQL, field: string): Promise<void> {
  const { rows } = await executor.execute<{ code: string; bound: string }>(sql`
    select x.code, x.bound::text as bound from (
      select f.code, e.retention_start_date as day, greatest(make_date(f.year::int, 1, 1), (
        select max(a.document_date) from archive a where a.filing_unit_id = f.id)) as bound
      from filing_unit f join event e on e.id = f.event_id where ${which} and ${counting}
    ) x where x.day < x.bound order by x.code limit 1`);
  const [early] = rows;
  if (early)
    throw invalid({
      [field]: [
        translate({
          id: `Retensi berkas ${early.code} akan dihitung sebelum ${early.bound}, tahun atau dokumen terbarunya.`,
          en: `Retention of filing unit ${early.code} would count from before ${early.bound}, its year or newest document.`,
        }),
      ],
    });
}

/**
 * Recalculates closed units, keeping years an appraisal added. Proposed ones too: each
 * step drops those no longer due (drop-units.ts).
 */
async function recount(executor: Executor, actor: Actor, which: SQL): Promise<void> {
  await executor.execute(sql`
    with old as (
      select f.*,
        case when f.event_id is not null then e.retention_start_date
          when f.given_start_date is not null then f.given_start_date
          when c.retention_trigger is null or c.retention_trigger = 'akhir-tahun'
            then make_date(extract(year from f.closed_date)::int, 12, 31) end as start
      from filing_unit f join archive_classification c on c.id = f.classification_id
      left join event e on e.id = f.event_id
      where ${which} and ${counting}
      order by f.id for no key update of f
    ), changed as (
      update filing_unit f set retention_start_date = old.start,
        active_until = (old.start + make_interval(years => f.active_years))::date,
        inactive_until = (old.start + make_interval(years => f.active_years)
          + make_interval(years => coalesce(f.inactive_years, 0) + coalesce(f.extended_years, 0)))::date,
        version = f.version + 1, updated_at = now()
      from old where f.id = old.id and old.start is distinct from old.retention_start_date
      returning f.*
    )
    insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
    select ${actor.userId}::uuid, ${actor.entryId}::uuid, ${actor.token?.id ?? null}::uuid, 'recount', ${filingUnit.name}, n.id,
      ${sql.raw(auditOf(filingUnit, 'old'))}, ${sql.raw(auditOf(filingUnit, 'n'))}
    from changed n join old on old.id = n.id`);
  forgetLists(filingUnit);
}
