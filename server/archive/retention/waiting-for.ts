import { type SQL, sql } from 'drizzle-orm';
import { holds, isAdditional } from '../../../domain/access/entry-rules.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import { flows, type StepRule } from '../../../domain/archive/retention-flow.ts';
import {
  type Party,
  proposalKinds,
  retentionPath,
  retentionRoles,
} from '../../../domain/archive/retention-parties.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { seenProposals } from './find-proposal.ts';

/**
 * Condition on `retention_proposal p`: awaits a step of this user; `stepsFor` of retention-flow.ts in SQL, for
 * counts and lists.
 */
export function waitsForStepOf(actor: Actor): SQL {
  const viewer = viewerOf(actor);
  if (isAdditional(viewer) || !holds(viewer, retentionPath)) return sql`false`;
  const ways = proposalKinds.flatMap((kind) =>
    flows[kind].flatMap((rule) => {
      const isTheirs = sideOf(actor, rule.party);
      return isTheirs
        ? [
            sql`(p.kind = ${kind} and p.state = ${rule.from} and ${isTheirs} and ${isFree(actor, flows[kind], rule)})`,
          ]
        : [];
    }),
  );
  return sql`((${sql.join(ways, sql` or `)}) and ${seenProposals(actor)})`;
}

/** `isOfParty` in SQL: the proposals on which the user may act for that side; null for none. */
function sideOf(actor: Actor, party: Party): SQL | null {
  const viewer = viewerOf(actor);
  if (party === 'unit') return sql`p.unit_id = ${actor.unitId}`;
  if (party === 'records' || party === 'appraiser') {
    const units = recordsOf(viewer);
    if (units === 'all') return sql`true`;
    return units.length > 0 ? sql`p.unit_id = any(${sql.param([...units])}::uuid[])` : null;
  }
  return holds(viewer, retentionRoles[party]) ? sql`true` : null;
}

/** The step is open, and the user has not acted for another side (`actedOtherwise`). */
function isFree({ userId }: Actor, flow: readonly StepRule[], { step, party }: StepRule): SQL {
  const others = flow.filter((one) => one.party !== party).map((one) => one.step);
  const isNotOwn = flow[0]?.party === party ? sql`true` : sql`p.created_by_user_id <> ${userId}`;
  return sql`${isNotOwn} and not exists (select 1 from retention_step t where t.proposal_id = p.id
    and (t.step = ${step} or t.user_id = ${userId} and t.step = any(${sql.param(others)}::text[])))`;
}
