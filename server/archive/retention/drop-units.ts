import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mayEdit, stepsFor } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import { id, readBody, reason } from '../body.ts';
import type { FilingUnitRow } from '../filing/find-filing-unit.ts';
import { dueKind } from '../filing/read-retention.ts';
import { findProposal, type ProposalFound } from './find-proposal.ts';

const body = z.strictObject({
  filingUnitIds: z.array(id('Pilih berkas.'), { error: 'Pilih berkas.' }).min(1, 'Pilih berkas.').max(500),
  reason,
});

/**
 * POST /arsip/api/Retention/proposals/{id}/drop {filingUnitIds, reason}: takes filing units off the list: who made it
 * while it is a draft, who checks or appraises it then.
 * @throws Refusal 404; 403; 409 nothing would be left, or not theirs to thin out now; 422
 */
export async function dropUnits({ db }: Deps, who: Who, proposalId: string, sent: unknown): Promise<void> {
  const seen = await findProposal(db, who, proposalId);
  assertMayDrop(who, seen);
  const { filingUnitIds, reason } = readBody(body, sent);
  await db.transaction(async (tx) => {
    const proposal = await findProposal(tx, who, proposalId, { lock: true });
    assertMayDrop(who, proposal);
    const { rows } = await tx.execute<{ id: string }>(sql`
      update retention_proposal_unit set is_open = false, dropped_at = now(), drop_reason = ${reason}
      where proposal_id = ${proposalId} and is_open and filing_unit_id = any(${sql.param(filingUnitIds)}::uuid[])
      returning filing_unit_id as id`);
    if (rows.length === 0) throw conflict('Berkas ini sudah tidak ada dalam usul.');
    await assertSomeLeft(tx, proposalId);
    await recordAudit(tx, {
      who,
      action: 'drop',
      resource: 'retention-proposal',
      recordId: proposalId,
      after: { filingUnitIds: rows.map((row) => row.id), reason },
    });
  });
}

function assertMayDrop(who: Who, proposal: ProposalFound): void {
  const viewer = viewerOf(who);
  const thins = stepsFor(viewer, proposal).some(({ step }) => step === 'check' || step === 'appraise');
  if (!thins && !mayEdit(viewer, proposal)) throw forbidden();
}

async function assertSomeLeft(tx: Executor, proposalId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from retention_proposal_unit where proposal_id = ${proposalId} and is_open limit 1`);
  if (rows.length === 0) throw conflict('Tidak ada berkas yang tersisa. Tarik atau tolak usulnya.');
}

/**
 * Locks what is left on the list, and lets go of what a legal hold or a changed date has taken away since: asked anew at
 * every step, also inside the last.
 * @returns the filing units that go on
 * @throws Refusal 409 when none does
 */
export async function unitsThatGoOn(tx: Executor, proposal: ProposalFound): Promise<FilingUnitRow[]> {
  const { rows } = await tx.execute<FilingUnitRow>(sql`
    select f.id, f.code, f.title, f.status, f.stage, f.is_held as "isHeld", f.active_until::text as "activeUntil",
      f.inactive_until::text as "inactiveUntil", f.final_disposition as "finalDisposition",
      f.item_count as "itemCount", f.hold_reason as "holdReason"
    from filing_unit f where f.id in (
      select filing_unit_id from retention_proposal_unit where proposal_id = ${proposal.id} and is_open)
    order by f.id for no key update`);
  const gone = rows.flatMap((unit) => {
    if (unit.isHeld) return [{ unit, reason: `Ditahan: ${unit.holdReason ?? ''}`.slice(0, 500) }];
    return dueKind(unit) === proposal.kind ? [] : [{ unit, reason: 'Tidak lagi jatuh tempo.' }];
  });
  for (const { unit, reason } of gone)
    await tx.execute(sql`
      update retention_proposal_unit set is_open = false, dropped_at = now(), drop_reason = ${reason}
      where proposal_id = ${proposal.id} and filing_unit_id = ${unit.id}`);
  const left = rows.filter((unit) => !gone.some((one) => one.unit === unit));
  if (left.length === 0)
    throw conflict('Semua berkas dalam usul ini sedang ditahan atau tidak lagi jatuh tempo.');
  return left;
}
