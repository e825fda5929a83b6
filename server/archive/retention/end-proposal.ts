import { eq, sql } from 'drizzle-orm';
import {
  mayRefuse,
  mayWithdraw,
  nextSteps,
  type ProposalState,
} from '../../../domain/archive/retention-flow.ts';
import type { ProposalEnd } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { findProposal, type ProposalFound } from './find-proposal.ts';
import { notifyOfEnd } from './notify.ts';
import { retentionProposals } from './tables.ts';

/**
 * POST /arsip/api/Retention/proposals/{id}/refuse {reason}: by the user of the next step; frees the filing units
 * for another proposal.
 * @throws Refusal 404; 403 not theirs; 409 over already; 422
 */
export const refuseProposal = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => ProposalEnd,
): Promise<void> => end(deps, actor, id, body, 'refused', (proposal) => mayRefuse(viewerOf(actor), proposal));

/**
 * POST /arsip/api/Retention/proposals/{id}/withdraw {reason}: by its owner, until it is approved.
 * @throws as refuse
 */
export const withdrawProposal = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => ProposalEnd,
): Promise<void> =>
  end(deps, actor, id, body, 'withdrawn', (proposal) => mayWithdraw(viewerOf(actor), proposal));

async function end(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: () => ProposalEnd,
  state: ProposalState,
  may: (proposal: ProposalFound) => boolean,
): Promise<void> {
  const assertMay = (proposal: ProposalFound) => {
    if (nextSteps(proposal).length === 0)
      throw conflict(translate({ id: 'Usul ini sudah berakhir.', en: 'This proposal has ended.' }));
    if (!may(proposal)) throw forbidden();
  };
  assertMay(await findProposal(db, actor, id));
  const { reason } = body();
  await db.transaction(async (tx) => {
    const proposal = await findProposal(tx, actor, id, { lock: true });
    assertMay(proposal);
    await tx
      .update(retentionProposals)
      .set({
        state,
        endReason: reason,
        endedAt: new Date(),
        version: sql`${retentionProposals.version} + 1`,
      })
      .where(eq(retentionProposals.id, id));
    await tx.execute(sql`
      update retention_proposal_unit set is_open = false where proposal_id = ${id} and is_open`);
    await recordAudit(tx, {
      actor,
      action: state === 'refused' ? 'refuse' : 'withdraw',
      resource: 'retention-proposal',
      recordId: id,
      before: { state: proposal.state },
      after: { state, reason },
    });
    await notifyOfEnd(tx, actor, { ...proposal, state }, reason);
  });
}
