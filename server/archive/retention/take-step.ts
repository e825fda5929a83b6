import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  actedOtherwise,
  flows,
  isOfParty,
  nextSteps,
  type ProposalStep,
  type StepRule,
  stateAfterStep,
} from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/index.ts';
import { confirmPassword, queue } from '../../letters/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import { id as idText, note, readBody } from '../body.ts';
import { forgetFiled } from '../filing/file-items.ts';
import type { FilingUnitRow } from '../filing/find-filing-unit.ts';
import { carryOut } from './carry-out.ts';
import { removeDestroyed } from './destroy-content.ts';
import { unitsThatGoOn } from './drop-units.ts';
import { findProposal, type ProposalFound } from './find-proposal.ts';
import { setMinutes } from './set-minutes.ts';
import { retentionProposals, retentionSteps } from './tables.ts';
import { tellOfStep } from './tell.ts';

const body = z.strictObject({
  note,
  password: z.string().max(200).optional(),
  decisions: z
    .array(
      z.strictObject({
        filingUnitId: idText('Pilih berkas.'),
        decision: z.enum(['Musnah', 'Permanen', 'Perpanjang'], { error: 'Pilih hasil penilaian.' }),
        extraYears: z.int({ error: 'Isi dengan bilangan bulat.' }).min(1).max(50).nullish(),
      }),
    )
    .max(500)
    .optional(),
});
type Decisions = NonNullable<z.infer<typeof body>['decisions']>;

/** Minutes are set one at a time, as letters are; those who wait hold no connection. */
const oneAtATime = queue();

/**
 * POST /arsip/api/Retention/proposals/{id}/{step} {note?, password?, decisions?}: the next step of a proposal, by who it
 * is for, never by one who acted on another side (DOMAIN 8). The last carries it out, in the same transaction: what is
 * held by then is left out, the minutes are set, sealed and kept.
 * @throws Refusal 404 unseen, no such step; 403 not theirs; 409 not its turn, or nothing is left; 422, 429 on password
 */
export async function takeStep(
  deps: Deps,
  who: Who,
  { id, step, body: sent, address }: { id: string; step: ProposalStep; body: unknown; address: string },
): Promise<void> {
  const rule = assertMayTake(who, await findProposal(deps.db, who, id), step);
  const { password, decisions, note } = readBody(body, sent);
  if (rule.isSigned) await confirmPassword(deps.db, who, { body: { password }, address });
  const ended = await oneAtATime(() =>
    deps.db.transaction(async (tx) => {
      const proposal = await findProposal(tx, who, id, { lock: true });
      assertMayTake(who, proposal, step);
      const units = await unitsThatGoOn(tx, proposal);
      if (proposal.kind === 'appraise' && step === 'appraise')
        await keepDecisions(tx, proposal, units, decisions);
      else if (decisions) throw invalid({ decisions: ['Tidak dinilai pada langkah ini.'] });
      return advance(deps, tx, who, { proposal, rule, units, note });
    }),
  );
  if (!ended) return;
  forgetFiled();
  if (ended.kind === 'destroy') await removeDestroyed(deps, id);
}

function assertMayTake(who: Who, proposal: ProposalFound, step: ProposalStep): StepRule {
  const rule = flows[proposal.kind].find((one) => one.step === step);
  if (!rule) throw notFound('Langkah ini tidak ada pada usul ini.');
  const viewer = viewerOf(who);
  if (!isOfParty(viewer, rule.party, proposal.unitId)) throw forbidden();
  if (actedOtherwise(viewer, proposal, rule.party))
    throw forbidden('Anda sudah bertindak sebagai pihak lain dalam usul ini. Harus orang yang berbeda.');
  if (!nextSteps(proposal).includes(rule))
    throw conflict('Langkah ini sudah dilakukan atau belum gilirannya.');
  return rule;
}

type Step = { proposal: ProposalFound; rule: StepRule; units: FilingUnitRow[]; note: string | null };

/** Writes the step down; where it was the last, carries the proposal out. @returns the proposal once it is done */
async function advance(
  deps: Deps,
  tx: Executor,
  who: Who,
  { proposal, rule, units, note }: Step,
): Promise<ProposalFound | null> {
  const { id } = proposal;
  const at = new Date();
  const state = stateAfterStep(proposal, rule);
  await tx.insert(retentionSteps).values({
    ...{ id: newId(), proposalId: id, step: rule.step, at, note },
    userId: who.userId,
    positionId: who.positionId,
  });
  await tx
    .update(retentionProposals)
    .set({ state, version: sql`${retentionProposals.version} + 1`, ...(state === 'done' && { endedAt: at }) })
    .where(eq(retentionProposals.id, id));
  const after = { ...proposal, state, steps: [...proposal.steps, { step: rule.step, userId: who.userId }] };
  if (state === 'done') {
    const minutes = await setMinutes(deps, tx, { ...after, at });
    await tx.update(retentionProposals).set({ minutes }).where(eq(retentionProposals.id, id));
    await carryOut(
      tx,
      who,
      after,
      units.map((unit) => unit.id),
    );
  }
  await recordAudit(tx, {
    who,
    action: rule.step,
    resource: 'retention-proposal',
    recordId: id,
    before: { state: proposal.state },
    after: { state, ...(note && { note }) },
  });
  await tellOfStep(tx, who, after);
  return state === 'done' ? after : null;
}

/** An appraisal says of every filing unit what becomes of it. @throws Refusal 422 naming `decisions` */
async function keepDecisions(
  tx: Executor,
  { id }: ProposalFound,
  units: readonly FilingUnitRow[],
  decisions: Decisions = [],
): Promise<void> {
  const decided = new Map(decisions.map((one) => [one.filingUnitId, one]));
  const missing = units.filter((unit) => !decided.has(unit.id));
  if (missing.length > 0)
    throw invalid({ decisions: [`Tentukan hasil penilaian setiap berkas: ${missing[0]?.code}.`] });
  for (const { filingUnitId, decision, extraYears } of decisions) {
    if ((decision === 'Perpanjang') !== Boolean(extraYears))
      throw invalid({ decisions: ['Isi berapa tahun hanya bagi yang diperpanjang.'] });
    await tx.execute(sql`
      update retention_proposal_unit set decision = ${decision}, extra_years = ${extraYears ?? null}
      where proposal_id = ${id} and filing_unit_id = ${filingUnitId} and is_open`);
  }
}
