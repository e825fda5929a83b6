import { sql } from 'drizzle-orm';
import { mayPropose } from '../../../domain/archive/retention-flow.ts';
import type { NewProposal } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { meetsRule } from '../../crud/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, notFound } from '../../http/index.ts';
import { assertRetains } from './find-proposal.ts';
import { retentionProposals, retentionProposalUnits } from './tables.ts';
import { findUnitsToGo, whyNot } from './units-to-go.ts';

/**
 * POST /arsip/api/Retention/proposals {kind, filingUnitIds, note}: creates a draft proposal. The creating unit
 * proposes transfers, the records unit everything else (DOMAIN 8).
 * @returns its id
 * @throws Refusal 403; 404 a filing unit that is not visible; 409 not due, held, on loan, or in another proposal;
 * 422
 */
export async function createProposal({ db }: Deps, actor: Actor, body: () => NewProposal): Promise<string> {
  assertRetains(actor);
  const { kind, filingUnitIds, note } = body();
  const viewer = viewerOf(actor);
  if (!mayPropose(viewer, kind))
    throw forbidden(
      translate({
        id: 'Usul ini diajukan oleh unit kearsipan.',
        en: 'This is proposed by the records unit.',
      }),
    );
  const ids = [...new Set(filingUnitIds)];
  return db.transaction(async (tx) => {
    const units = await findUnitsToGo(tx, sql`f.id = any(${sql.param(ids)}::uuid[])`, { lock: 'units' });
    const rule = filingUnit.rows(viewer);
    if (units.filter((unit) => meetsRule(rule, unit)).length < ids.length)
      throw notFound(
        translate({
          id: 'Ada berkas yang tidak ditemukan. Muat ulang daftarnya.',
          en: 'Some filing units were not found. Reload the list.',
        }),
      );
    for (const unit of units) {
      if (!mayPropose(viewer, kind, unit.unitId))
        throw forbidden(
          kind === 'transfer'
            ? translate({
                id: `Berkas ${unit.code} dipindahkan atas usul unit pengolahnya.`,
                en: `Filing unit ${unit.code} is transferred when its processing unit proposes it.`,
              })
            : translate({
                id: `Berkas ${unit.code} disimpan oleh unit kearsipan lain.`,
                en: `Filing unit ${unit.code} is kept by another records unit.`,
              }),
        );
      const reason = whyNot(unit, kind);
      if (reason)
        throw conflict(
          translate({
            id: `Berkas ${unit.code} tidak dapat diusulkan. ${reason}`,
            en: `Filing unit ${unit.code} cannot be proposed. ${reason}`,
          }),
        );
    }
    const taken = await tx.execute<{ code: string }>(sql`
      select f.code from retention_proposal_unit o join filing_unit f on f.id = o.filing_unit_id
      where o.is_open and o.filing_unit_id = any(${sql.param(ids)}::uuid[]) order by f.code limit 1`);
    if (taken.rows[0])
      throw conflict(
        translate({
          id: `Berkas ${taken.rows[0].code} sudah ada dalam usul lain.`,
          en: `Filing unit ${taken.rows[0].code} is already in another proposal.`,
        }),
      );
    const proposalId = newId();
    await tx.insert(retentionProposals).values({
      id: proposalId,
      kind,
      note,
      unitId: actor.unitId,
      createdByUserId: actor.userId,
      createdByPositionId: actor.positionId,
    });
    await tx.insert(retentionProposalUnits).values(ids.map((filingUnitId) => ({ proposalId, filingUnitId })));
    await recordAudit(tx, {
      actor,
      action: 'create',
      resource: 'retention-proposal',
      recordId: proposalId,
      after: { kind, filingUnitIds: ids, note },
    });
    return proposalId;
  });
}
