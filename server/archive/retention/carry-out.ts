import { type SQL, sql } from 'drizzle-orm';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import type { Resource } from '../../../resources/declare.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import type { Actor } from '../../actor.ts';
import { archiveAfterIn, hasContentIn } from '../../archive-in.ts';
import { auditOf, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { destroyLetters } from '../../letters/index.ts';
import type { ProposalFound } from './find-proposal.ts';

/**
 * Applies a finished proposal, set-based for any number. The caller has
 * locked and checked its units (units-to-go.ts).
 */
export async function carryOut(
  tx: Executor,
  actor: Actor,
  { id, kind }: ProposalFound,
  unitIds: readonly string[],
): Promise<void> {
  const these = sql`any(${sql.param([...unitIds])}::uuid[])`;
  const units: Rows = { of: filingUnit, which: sql`id = ${these}`, action: kind };
  if (kind === 'appraise') {
    await change(
      tx,
      actor,
      units,
      sql`
      final_disposition = case o.decision when 'Perpanjang' then old.final_disposition else o.decision end,
      inactive_until = case o.decision when 'Perpanjang'
        then (old.inactive_until + make_interval(years => o.extra_years))::date else old.inactive_until end,
      extended_years = case o.decision when 'Perpanjang'
        then coalesce(old.extended_years, 0) + o.extra_years else old.extended_years end`,
      sql`join retention_proposal_unit o on o.filing_unit_id = old.id and o.proposal_id = ${id}`,
    );
  } else {
    const items: Rows = { of: archive, which: sql`filing_unit_id = ${these}`, action: kind };
    await change(tx, actor, units, sql`stage = ${archiveAfterIn('old.stage', kind)}`);
    await change(tx, actor, items, sql`status = ${archiveAfterIn('old.status', kind)}`);
  }
  if (kind === 'destroy') {
    await destroyLetters(tx, lastItemsOf(these));
    await forgetTexts(tx, these);
  }
  await tx.execute(
    sql`update retention_proposal_unit set is_open = false where proposal_id = ${id} and is_open`,
  );
  await tx.execute(sql`delete from retention_due where filing_unit_id = ${these}`);
  // Counted anew for everybody: reports beside these figures show the act at once.
  await tx.execute(sql`delete from archive_figure`);
}

type Rows = { of: Resource; which: SQL; action: ProposalKind };

/** Changes rows of a resource with one audit row each; `old` is a row as it was. */
async function change(
  tx: Executor,
  actor: Actor,
  { of, which, action }: Rows,
  set: SQL,
  join = sql``,
): Promise<void> {
  const table = tableOf(of);
  await tx.execute(sql`
    with old as materialized (select * from ${table} where ${which}),
    changed as (
      update ${table} t set ${set}, version = t.version + 1, updated_at = now()
      from old ${join} where t.id = old.id returning t.*
    )
    insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
    select ${actor.userId}::uuid, ${actor.entryId}::uuid, ${actor.token?.id ?? null}::uuid, ${action}, ${of.name}, changed.id,
      ${sql.raw(auditOf(of, 'old'))}, ${sql.raw(auditOf(of, 'changed'))}
    from changed join old on old.id = changed.id`);
}

/** Condition on letters `l`: has an item in these filing units and no item left that is not destroyed. */
const lastItemsOf = (units: SQL): SQL => sql`l.id in (
    select s.letter_id from archive_letter s join archive a on a.id = s.archive_id
    where s.kind = 'source' and a.filing_unit_id = ${units})
  and not exists (
    select 1 from archive_letter s join archive a on a.id = s.archive_id
    where s.letter_id = l.id and s.kind = 'source' and ${hasContentIn('a')})`;

/** Corrected texts go with their items; what was read from files, where nothing else holds these. */
async function forgetTexts(tx: Executor, units: SQL): Promise<void> {
  await tx.execute(sql`
    delete from archive_text t using archive_file f, archive a
    where f.id = t.file_id and a.id = f.archive_id and a.filing_unit_id = ${units}`);
  await tx.execute(sql`
    delete from file_text t where t.file_hash in (
      select f.file_hash from archive_file f join archive a on a.id = f.archive_id where a.filing_unit_id = ${units})
    and not exists (
      select 1 from archive_file f join archive a on a.id = f.archive_id
      where f.file_hash = t.file_hash and ${hasContentIn('a')})
    and not exists (
      select 1 from letter_attachment f join letter l on l.id = f.letter_id
      where f.file_hash = t.file_hash and l.destroyed_at is null)
    and not exists (
      select 1 from letter_document f join letter l on l.id = f.letter_id
      where f.file_hash = t.file_hash and l.destroyed_at is null)`);
}
