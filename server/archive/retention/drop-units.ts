import { sql } from 'drizzle-orm';
import { mayEdit, stepsFor } from '../../../domain/archive/retention-flow.ts';
import type { UnitDrop } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { findProposal, type ProposalFound } from './find-proposal.ts';
import type { Standing } from './units-to-go.ts';

/**
 * POST /arsip/api/Retention/proposals/{id}/drop {filingUnitIds, reason}: removes filing units from the list: its
 * creator while a draft, then the checker or appraiser.
 * @throws Refusal 404; 403; 409 nothing would be left, or not theirs to change now; 422
 */
export async function dropUnits(
  { db }: Deps,
  actor: Actor,
  proposalId: string,
  body: () => UnitDrop,
): Promise<void> {
  const seen = await findProposal(db, actor, proposalId);
  assertMayDrop(actor, seen);
  const { filingUnitIds, reason } = body();
  await db.transaction(async (tx) => {
    const proposal = await findProposal(tx, actor, proposalId, { lock: true });
    assertMayDrop(actor, proposal);
    const { rows } = await tx.execute<{ id: string }>(sql`
      update retention_proposal_unit set is_open = false, dropped_at = now(), drop_reason = ${reason}
      where proposal_id = ${proposalId} and is_open and filing_unit_id = any(${sql.param(filingUnitIds)}::uuid[])
      returning filing_unit_id as id`);
    if (rows.length === 0)
      throw conflict(
        translate({
          id: 'Berkas ini sudah tidak ada dalam usul.',
          en: 'This filing unit is no longer in the proposal.',
        }),
      );
    await assertSomeLeft(tx, proposalId);
    await recordAudit(tx, {
      actor,
      action: 'drop',
      resource: 'retention-proposal',
      recordId: proposalId,
      after: { filingUnitIds: rows.map((row) => row.id), reason },
    });
  });
}

function assertMayDrop(actor: Actor, proposal: ProposalFound): void {
  const viewer = viewerOf(actor);
  const thins = stepsFor(viewer, proposal).some(({ step }) => step === 'check' || step === 'appraise');
  if (!thins && !mayEdit(viewer, proposal)) throw forbidden();
}

async function assertSomeLeft(tx: Executor, proposalId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from retention_proposal_unit where proposal_id = ${proposalId} and is_open limit 1`);
  if (rows.length === 0)
    throw conflict(
      translate({
        id: 'Tidak ada berkas yang tersisa. Tarik atau tolak usulnya.',
        en: 'No filing unit would be left. Withdraw or refuse the proposal.',
      }),
    );
}

/** Drops units that a hold, a changed date or a loan has since excluded; rechecked at every step, also the last. */
export async function letGo(tx: Executor, proposalId: string, gone: Standing['gone']): Promise<void> {
  if (gone.length === 0) return;
  const reasons = JSON.stringify(gone.map(({ unit, reason }) => ({ id: unit.id, reason })));
  await tx.execute(sql`
    update retention_proposal_unit o set is_open = false, dropped_at = now(), drop_reason = g.reason
    from jsonb_to_recordset(${reasons}::jsonb) g (id uuid, reason text)
    where o.proposal_id = ${proposalId} and o.filing_unit_id = g.id`);
}
