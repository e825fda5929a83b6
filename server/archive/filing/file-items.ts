import { sql } from 'drizzle-orm';
import { isKept } from '../../../domain/archive/archive-life.ts';
import type { Filing, FilingOutcome } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { auditOf, forgetLists, meetsRule, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound, Refusal } from '../../http/index.ts';
import { isProposed, type Standing, whyFixed } from '../rules/fixed.ts';
import { assertKeeps, type FilingUnitRow, findFilingUnit } from './find-filing-unit.ts';

/**
 * POST /arsip/api/Filing/file: null takes items out. Files all that fit; names the rest with reasons.
 * @throws Refusal 403, 404 a filing unit or item that is not visible; 409 the filing unit is closed, or nothing
 * fits; 422
 */
export async function fileItems(
  deps: Deps,
  actor: Actor,
  { ids, filingUnitId }: Filing,
): Promise<FilingOutcome> {
  const outcome = await deps.db.transaction((tx) => fileInto(tx, actor, ids, filingUnitId));
  forgetFiled();
  return outcome;
}

/** Clears cached lists that show filed items; call it after the transaction. */
export function forgetFiled(): void {
  forgetLists(archive);
  forgetLists(filingUnit);
}

/** The same in a transaction. @throws as fileItems */
export async function fileInto(
  tx: Executor,
  actor: Actor,
  ids: readonly string[],
  filingUnitId: string | null,
): Promise<FilingOutcome> {
  const wanted = [...new Set(ids)];
  const units = await lockUnits(tx, wanted, filingUnitId);
  const unit = filingUnitId ? await targetOf(tx, actor, filingUnitId) : null;
  const viewer = viewerOf(actor);
  const items = (await tx
    .select()
    .from(tableOf(archive))
    .where(sql`id = any(${sql.param(wanted)}::uuid[])`)
    .orderBy(sql`id`)
    .for('no key update')) as (Row & { id: string; filingUnitId: string | null })[];
  const seen = items.filter((item) => meetsRule(archive.rows(viewer), item));
  if (seen.length < wanted.length)
    throw notFound(
      translate({
        id: 'Ada arsip yang tidak ditemukan. Muat ulang daftarnya.',
        en: 'Some items were not found. Reload the list.',
      }),
    );
  const writes = archive.writableRows?.(viewer) ?? false;
  const refused: FilingOutcome['refused'] = [];
  const fitting: string[] = [];
  for (const item of seen) {
    const from = item.filingUnitId ? units.get(item.filingUnitId) : undefined;
    if (item.filingUnitId && !from)
      throw conflict(
        translate({
          id: 'Ada arsip yang baru saja dipindahkan orang lain. Muat ulang daftarnya.',
          en: 'Somebody else has just moved some of these items. Reload the list.',
        }),
      );
    const reason = meetsRule(writes, item)
      ? whyNot(item, unit, from)
      : translate({ id: 'Disimpan oleh unit lain.', en: 'Kept by another unit.' });
    if (reason) refused.push({ id: item.id, reason });
    else fitting.push(item.id);
  }
  const [only] = refused;
  if (fitting.length === 0 && only)
    throw conflict(
      translate({
        id: `Tidak ada arsip yang dapat diberkaskan. ${only.reason}`,
        en: `None of these items can be filed. ${only.reason}`,
      }),
    );
  await move(tx, actor, fitting, filingUnitId);
  const moved = seen.filter((item) => fitting.includes(item.id) && item.filingUnitId !== filingUnitId);
  const from = [...Map.groupBy(moved, (item) => item.filingUnitId)].map(([before, items]) => ({
    filingUnitId: before,
    ids: items.map(({ id }) => id),
  }));
  return { filed: fitting.length, refused, from };
}

/** @throws Refusal 422 naming `filingUnitId` for one that is not seen; 403; 409 closed */
async function targetOf(tx: Executor, actor: Actor, id: string): Promise<FilingUnitRow> {
  const unit = await seenTarget(tx, actor, id);
  assertKeeps(actor, unit);
  if (unit.status !== 'open')
    throw conflict(
      translate({
        id: 'Berkas ini sudah ditutup. Buka kembali atau pilih berkas lain.',
        en: 'This filing unit is closed. Reopen it or choose another.',
      }),
    );
  return unit;
}

/**
 * Finds the filing unit named in a body.
 * @throws Refusal 403; 422 naming `filingUnitId`
 */
export async function seenTarget(executor: Executor, actor: Actor, id: string): Promise<FilingUnitRow> {
  try {
    return await findFilingUnit(executor, actor, id);
  } catch (refused) {
    if (refused instanceof Refusal && refused.statusCode === 404)
      throw invalid({
        filingUnitId: [
          translate({ id: 'Berkas ini tidak ditemukan.', en: 'This filing unit was not found.' }),
        ],
      });
    throw refused;
  }
}

function whyNot(item: Row, unit: FilingUnitRow | null, from: From | undefined): string | undefined {
  if (!isKept(item.status))
    return translate({
      id: 'Arsip ini tidak lagi disimpan di sini.',
      en: 'This item is no longer kept here.',
    });
  if (unit && item.unitId !== unit.unitId)
    return translate({ id: 'Arsip ini milik unit lain.', en: 'This item belongs to another unit.' });
  return from && whyFixed(from)?.message;
}

type From = Standing & { id: string };

/**
 * Locks exclusively, in one fixed order: counts change too (migration 0036), so shared locks would deadlock.
 */
async function lockUnits(
  tx: Executor,
  ids: readonly string[],
  filingUnitId: string | null,
): Promise<Map<string, From>> {
  const found = await tx.execute<From>(sql`
    select f.id, f.code, f.status, f.is_held as "isHeld", ${isProposed} as "isProposed" from filing_unit f
    where f.id = ${filingUnitId}::uuid
      or f.id in (select filing_unit_id from archive where id = any(${sql.param([...ids])}::uuid[]))
    order by f.id for no key update of f`);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** One statement for all, with an audit row each. */
async function move(
  tx: Executor,
  actor: Actor,
  ids: readonly string[],
  filingUnitId: string | null,
): Promise<void> {
  await tx.execute(sql`
    with old as materialized (
      select * from archive where id = any(${sql.param([...ids])}::uuid[])
        and filing_unit_id is distinct from ${filingUnitId}::uuid
    ), moved as (
      update archive a set filing_unit_id = ${filingUnitId}::uuid, version = a.version + 1, updated_at = now()
      from old where a.id = old.id returning a.*
    )
    insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
    select ${actor.userId}::uuid, ${actor.entryId}::uuid, ${actor.token?.id ?? null}::uuid, 'file', ${archive.name}, old.id,
      ${sql.raw(auditOf(archive, 'old'))}, ${sql.raw(auditOf(archive, 'moved'))}
    from old join moved on moved.id = old.id`);
}
