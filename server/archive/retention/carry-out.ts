import { type SQL, sql } from 'drizzle-orm';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { destroyLetters } from '../../letters/index.ts';
import type { ProposalFound } from './find-proposal.ts';

/**
 * Applies a finished proposal to its filing units and their items, set-based for any number. The caller has locked
 * and checked them (units-to-go.ts).
 */
export async function carryOut(
  tx: Executor,
  actor: Actor,
  { id, kind }: ProposalFound,
  unitIds: readonly string[],
): Promise<void> {
  const these = sql`any(${sql.param([...unitIds])}::uuid[])`;
  if (kind === 'appraise') {
    await changeUnits(
      tx,
      actor,
      kind,
      these,
      sql`
      final_disposition = case o.decision when 'Perpanjang' then old.final_disposition else o.decision end,
      inactive_until = case o.decision when 'Perpanjang'
        then (old.inactive_until + make_interval(years => o.extra_years))::date else old.inactive_until end,
      extended_years = case o.decision when 'Perpanjang'
        then coalesce(old.extended_years, 0) + o.extra_years else old.extended_years end`,
      sql`join retention_proposal_unit o on o.filing_unit_id = old.id and o.proposal_id = ${id}`,
    );
  } else {
    const stage = { transfer: 'inactive', destroy: 'destroyed', permanent: 'permanent' }[kind];
    await changeUnits(tx, actor, kind, these, sql`stage = ${stage}`);
    await changeItems(tx, actor, kind, these, stage);
  }
  if (kind === 'destroy') {
    await destroyLetters(tx, lastItemsOf(these));
    await forgetTexts(tx, these);
  }
  await tx.execute(
    sql`update retention_proposal_unit set is_open = false where proposal_id = ${id} and is_open`,
  );
  await tx.execute(sql`delete from retention_due where filing_unit_id = ${these}`);
}

async function changeUnits(
  tx: Executor,
  actor: Actor,
  action: string,
  these: SQL,
  set: SQL,
  join = sql``,
): Promise<void> {
  await tx.execute(sql`
    with old as materialized (select * from filing_unit where id = ${these}),
    changed as (
      update filing_unit f set ${set}, version = f.version + 1, updated_at = now()
      from old ${join} where f.id = old.id returning f.*
    )
    insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
    select ${actor.userId}::uuid, ${actor.entryId}::uuid, ${actor.token?.id ?? null}::uuid, ${action}, ${filingUnit.name}, changed.id,
      ${sql.raw(auditOf(filingUnit, 'old'))}, ${sql.raw(auditOf(filingUnit, 'changed'))}
    from changed join old on old.id = changed.id`);
}

async function changeItems(
  tx: Executor,
  actor: Actor,
  action: string,
  units: SQL,
  status: string,
): Promise<void> {
  await tx.execute(sql`
    with old as materialized (select * from archive where filing_unit_id = ${units}),
    changed as (
      update archive a set status = ${status}, version = a.version + 1, updated_at = now()
      from old where a.id = old.id returning a.*
    )
    insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
    select ${actor.userId}::uuid, ${actor.entryId}::uuid, ${actor.token?.id ?? null}::uuid, ${action}, ${archive.name}, changed.id,
      ${sql.raw(auditOf(archive, 'old'))}, ${sql.raw(auditOf(archive, 'changed'))}
    from changed join old on old.id = changed.id`);
}

/** Condition on letters `l`: has an item in these filing units and no item left that is not destroyed. */
const lastItemsOf = (units: SQL): SQL => sql`l.id in (
    select s.letter_id from archive_letter s join archive a on a.id = s.archive_id
    where s.kind = 'source' and a.filing_unit_id = ${units})
  and not exists (
    select 1 from archive_letter s join archive a on a.id = s.archive_id
    where s.letter_id = l.id and s.kind = 'source' and a.status is distinct from 'destroyed')`;

/** The text that was read from files nothing else holds goes with them. */
const forgetTexts = (tx: Executor, units: SQL) =>
  tx.execute(sql`
    delete from file_text t where t.file_hash in (
      select f.file_hash from archive_file f join archive a on a.id = f.archive_id where a.filing_unit_id = ${units})
    and not exists (
      select 1 from archive_file f join archive a on a.id = f.archive_id
      where f.file_hash = t.file_hash and a.status is distinct from 'destroyed')
    and not exists (
      select 1 from letter_attachment f join letter l on l.id = f.letter_id
      where f.file_hash = t.file_hash and l.destroyed_at is null)
    and not exists (
      select 1 from letter_document f join letter l on l.id = f.letter_id
      where f.file_hash = t.file_hash and l.destroyed_at is null)`);
