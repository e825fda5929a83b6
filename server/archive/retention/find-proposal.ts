import { eq, type SQL, sql } from 'drizzle-orm';
import { holds, isAdditional } from '../../../domain/access/entry-rules.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import { type ProposalFacts, retentionPath, retentionRoles } from '../../../domain/archive/retention-flow.ts';
import { say } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { forbidden, notFound } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import { retentionProposals, retentionSteps } from './tables.ts';

export type ProposalFound = typeof retentionProposals.$inferSelect & Pick<ProposalFacts, 'steps'>;

/** @throws Refusal 403 for who has nothing to do with retention: without its page, or acting for somebody */
export function assertRetains(who: Who): void {
  const viewer = viewerOf(who);
  if (isAdditional(viewer) || !holds(viewer, retentionPath)) throw forbidden();
}

/**
 * Which proposals this person may see, as a condition on `retention_proposal p`: the records unit those of the units it decides for, a unit its own,
 * leaders and witnesses those that come before them.
 */
export function seenProposals(who: Who): SQL {
  const viewer = viewerOf(who);
  const records = recordsOf(viewer);
  if (records === 'all') return sql`true`;
  const ofOwn = sql`p.unit_id = any(${sql.param([who.unitId, ...records])}::uuid[])`;
  const decides = Object.values(retentionRoles).some((path) => holds(viewer, path));
  const before = sql`(p.kind <> 'transfer' and p.state <> 'draft')`;
  return decides ? sql`(${ofOwn} or ${before})` : ofOwn;
}

/**
 * A proposal with the steps that were taken.
 * @param options.lock holds it until the transaction ends, so that of two who decide one is first
 * @throws Refusal 403; 404 unseen
 */
export async function findProposal(
  executor: Executor,
  who: Who,
  id: string,
  { lock = false } = {},
): Promise<ProposalFound> {
  assertRetains(who);
  if (!isId(id)) throw unseen();
  const { rows } = await executor.execute(sql`
    select 1 from retention_proposal p where p.id = ${id} and ${seenProposals(who)} ${lock ? sql`for update` : sql``}`);
  if (rows.length === 0) throw unseen();
  const [proposal] = await executor.select().from(retentionProposals).where(eq(retentionProposals.id, id));
  if (!proposal) throw unseen();
  const steps = await executor
    .select({ step: retentionSteps.step, userId: retentionSteps.userId })
    .from(retentionSteps)
    .where(eq(retentionSteps.proposalId, id));
  return { ...proposal, steps };
}

const unseen = () =>
  notFound(say({ id: 'Usul retensi tidak ditemukan.', en: 'This retention proposal was not found.' }));
