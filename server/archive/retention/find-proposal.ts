import { eq, type SQL, sql } from 'drizzle-orm';
import { holds, isAdditional } from '../../../domain/access/entry-rules.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import type { ProposalFacts } from '../../../domain/archive/retention-flow.ts';
import { retentionPath, retentionRoles } from '../../../domain/archive/retention-parties.ts';
import { translate } from '../../../lib/language.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { forbidden, notFound } from '../../http/index.ts';
import { retentionProposals, retentionSteps } from './tables.ts';

export type ProposalFound = typeof retentionProposals.$inferSelect & Pick<ProposalFacts, 'steps'>;

/** @throws Refusal 403 without the retention page, or when acting for another user */
export function assertRetains(actor: Actor): void {
  const viewer = viewerOf(actor);
  if (isAdditional(viewer) || !holds(viewer, retentionPath)) throw forbidden();
}

/** Proposals `p` the user may see: by records unit, own unit, or as a leader or witness. */
export function seenProposals(actor: Actor): SQL {
  const viewer = viewerOf(actor);
  const records = recordsOf(viewer);
  if (records === 'all') return sql`true`;
  const ofOwn = sql`p.unit_id = any(${sql.param([actor.unitId, ...records])}::uuid[])`;
  const decides = Object.values(retentionRoles).some((path) => holds(viewer, path));
  const before = sql`(p.kind <> 'transfer' and p.state <> 'draft')`;
  return decides ? sql`(${ofOwn} or ${before})` : ofOwn;
}

/**
 * Finds a proposal with its completed steps.
 * @param options.lock locks it until the transaction ends, so that concurrent deciders do not race
 * @throws Refusal 403; 404 unseen
 */
export async function findProposal(
  executor: Executor,
  actor: Actor,
  id: string,
  { lock = false } = {},
): Promise<ProposalFound> {
  assertRetains(actor);
  if (!isId(id)) throw unseen();
  const { rows } = await executor.execute(sql`
    select 1 from retention_proposal p where p.id = ${id} and ${seenProposals(actor)} ${lock ? sql`for update` : sql``}`);
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
  notFound(translate({ id: 'Usul retensi tidak ditemukan.', en: 'This retention proposal was not found.' }));
