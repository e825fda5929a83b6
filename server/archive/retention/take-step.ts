import { eq, sql } from 'drizzle-orm';
import { factFaults, type MinutesFacts } from '../../../domain/archive/minutes-facts.ts';
import {
  actedOtherwise,
  flows,
  nextSteps,
  type ProposalStep,
  type StepRule,
  stateAfterStep,
} from '../../../domain/archive/retention-flow.ts';
import { isOfParty } from '../../../domain/archive/retention-parties.ts';
import type { StepTaken } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { inTransaction } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/index.ts';
import type { LogoSource } from '../../letterheads/index.ts';
import { confirmPassword, queue } from '../../letters/index.ts';
import { forgetFiled } from '../filing/file-items.ts';
import { carryOut } from './carry-out.ts';
import { removeDestroyed } from './destroy-content.ts';
import { letGo } from './drop-units.ts';
import { findProposal, type ProposalFound } from './find-proposal.ts';
import { notifyOfStep } from './notify.ts';
import { type SetMinutes, setMinutes, sheetOf } from './set-minutes.ts';
import { type Minutes, retentionProposals, retentionSteps } from './tables.ts';
import { standingOf, type UnitToGo } from './units-to-go.ts';

type Decisions = NonNullable<StepTaken['decisions']>;

/** Typesets one document at a time, as for letters; waiting requests hold no connection. */
const proposalQueue = queue();
/** Attempts, when the list changes while the minutes are typeset. */
const rounds = 3;

/**
 * Takes the next step, never by another side's actor (DOMAIN 8). The last
 * requires that the sealed minutes still match.
 * @throws Refusal 404 unseen, no such step; 403 not theirs; 409 not its turn, or nothing is left; 422, 429 on
 * password
 */
export async function takeStep(
  deps: Deps,
  actor: Actor,
  { id, step, body }: { id: string; step: ProposalStep; body: () => StepTaken },
): Promise<void> {
  const rule = assertMayTake(actor, await findProposal(deps.db, actor, id), step);
  const { password, decisions, note, ...sent } = body();
  const facts = factsOf(await findProposal(deps.db, actor, id), step, sent);
  if (rule.isSigned) await confirmPassword(deps, actor, password);
  const taken = { rule, note, facts, at: new Date(), decisions };
  const ended = await proposalQueue(() => inRounds(deps, actor, id, taken));
  if (!ended) return;
  forgetFiled();
  if (ended.kind === 'destroy') await removeDestroyed(deps, id, taken.at);
}

type Taken = {
  rule: StepRule;
  note: string | null;
  facts: MinutesFacts;
  at: Date;
  decisions: Decisions | undefined;
};

/** @throws Refusal 422 at the fact that is missing or not asked for */
function factsOf({ kind }: ProposalFound, step: ProposalStep, sent: MinutesFacts): MinutesFacts {
  const faults = Object.entries(factFaults(kind, step, sent, dayInWib()));
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.map(([name, message]) => [name, [translate(message)]])));
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value));
}

/** @returns the proposal once it is done */
async function inRounds(deps: Deps, actor: Actor, id: string, taken: Taken): Promise<ProposalFound | null> {
  for (let round = 0; round < rounds; round += 1) {
    const minutes = await minutesToBe(deps, actor, id, taken);
    const outcome = await inTransaction(deps.db, (tx) =>
      take({ db: tx, files: deps.files, config: deps.config }, actor, id, { ...taken, minutes }),
    );
    if (outcome !== 'changed') return outcome;
  }
  throw conflict(
    translate({
      id: 'Daftar usul ini sedang berubah. Coba lagi.',
      en: 'This list is being changed. Try again.',
    }),
  );
}

/** Typesets the minutes when this step is the last; runs outside any transaction. */
async function minutesToBe(
  deps: Deps,
  actor: Actor,
  id: string,
  { rule, at, note, facts }: Taken,
): Promise<SetMinutes | null> {
  const proposal = await findProposal(deps.db, actor, id);
  assertMayTake(actor, proposal, rule.step);
  if (stateAfterStep(proposal, rule) !== 'done') return null;
  const { stay, gone } = await standingOf(deps.db, proposal);
  assertSomeStay(stay);
  return setMinutes(deps, await sheetOf(deps, actor, { proposal, step: rule.step, at, note, facts, gone }));
}

async function take(
  source: LogoSource & Pick<Deps, 'config'>,
  actor: Actor,
  id: string,
  { minutes, decisions, ...taken }: Taken & { minutes: SetMinutes | null },
): Promise<ProposalFound | null | 'changed'> {
  const { rule, at, note, facts } = taken;
  const tx = source.db;
  const proposal = await findProposal(tx, actor, id, { lock: true });
  assertMayTake(actor, proposal, rule.step);
  const isLast = stateAfterStep(proposal, rule) === 'done';
  const { stay, gone } = await standingOf(tx, proposal, { lock: isLast ? 'all' : 'units' });
  assertSomeStay(stay);
  if (isLast) {
    const sheet = await sheetOf(source, actor, { proposal, step: rule.step, at, note, facts, gone });
    if (minutes === null || !minutes.isOf(sheet)) return 'changed';
  }
  await letGo(tx, id, gone);
  if (proposal.kind === 'appraise' && rule.step === 'appraise')
    await keepDecisions(tx, proposal, stay, decisions);
  else if (decisions)
    throw invalid({
      decisions: [
        translate({ id: 'Tidak dinilai pada langkah ini.', en: 'Nothing is appraised at this step.' }),
      ],
    });
  return advance(tx, actor, { proposal, units: stay, minutes: minutes?.minutes ?? null, ...taken });
}

function assertSomeStay(units: readonly UnitToGo[]): void {
  if (units.length === 0)
    throw conflict(
      translate({
        id: 'Semua berkas dalam usul ini sedang ditahan, dipinjam, atau tidak lagi jatuh tempo.',
        en: 'All filing units of this proposal are on hold, on loan or no longer due.',
      }),
    );
}

function assertMayTake(actor: Actor, proposal: ProposalFound, step: ProposalStep): StepRule {
  const rule = flows[proposal.kind].find((one) => one.step === step);
  if (!rule)
    throw notFound(
      translate({ id: 'Langkah ini tidak ada pada usul ini.', en: 'This proposal has no such step.' }),
    );
  const viewer = viewerOf(actor);
  if (!isOfParty(viewer, rule.party, proposal.unitId)) throw forbidden();
  if (actedOtherwise(viewer, proposal, rule.party))
    throw forbidden(
      translate({
        id: 'Anda sudah bertindak sebagai pihak lain dalam usul ini. Harus orang yang berbeda.',
        en: 'You have already acted for another party in this proposal. It must be somebody else.',
      }),
    );
  if (!nextSteps(proposal).includes(rule))
    throw conflict(
      translate({
        id: 'Langkah ini sudah dilakukan atau belum gilirannya.',
        en: 'This step was already taken, or it is not its turn yet.',
      }),
    );
  return rule;
}

type Step = Omit<Taken, 'decisions'> & {
  proposal: ProposalFound;
  units: UnitToGo[];
  minutes: Minutes | null;
};

/**
 * Records the step; carries the proposal out when it is the last.
 * @returns the proposal once it is done
 */
async function advance(
  tx: Executor,
  actor: Actor,
  { proposal, rule, units, note, facts, at, minutes }: Step,
): Promise<ProposalFound | null> {
  const { id } = proposal;
  const state = stateAfterStep(proposal, rule);
  await tx.insert(retentionSteps).values({
    ...{ id: newId(), proposalId: id, step: rule.step, at, note, facts },
    userId: actor.userId,
    positionId: actor.positionId,
  });
  await tx
    .update(retentionProposals)
    .set({
      ...{ state, version: sql`${retentionProposals.version} + 1` },
      ...(state === 'done' && { endedAt: at, minutes }),
    })
    .where(eq(retentionProposals.id, id));
  const after = { ...proposal, state, steps: [...proposal.steps, { step: rule.step, userId: actor.userId }] };
  if (state === 'done')
    await carryOut(
      tx,
      actor,
      after,
      units.map((unit) => unit.id),
    );
  await recordAudit(tx, {
    actor,
    action: rule.step,
    resource: 'retention-proposal',
    recordId: id,
    before: { state: proposal.state },
    after: { state, ...(note && { note }) },
  });
  await notifyOfStep(tx, actor, after);
  return state === 'done' ? after : null;
}

/**
 * Stores the appraisal's decision for every filing unit.
 * @throws Refusal 422 naming `decisions`
 */
async function keepDecisions(
  tx: Executor,
  { id }: ProposalFound,
  units: readonly UnitToGo[],
  decisions: Decisions = [],
): Promise<void> {
  const decided = new Set(decisions.map((one) => one.filingUnitId));
  const missing = units.filter((unit) => !decided.has(unit.id));
  if (missing.length > 0)
    throw invalid({
      decisions: [
        translate({
          id: `Tentukan hasil penilaian setiap berkas: ${missing[0]?.code}.`,
          en: `Decide on each filing unit: ${missing[0]?.code}.`,
        }),
      ],
    });
  if (decisions.some(({ decision, extraYears }) => (decision === 'Perpanjang') !== Boolean(extraYears)))
    throw invalid({
      decisions: [
        translate({
          id: 'Isi berapa tahun hanya bagi yang diperpanjang.',
          en: 'Enter the years only for what is prolonged.',
        }),
      ],
    });
  await tx.execute(sql`
    update retention_proposal_unit o set decision = d.decision, extra_years = d."extraYears"
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) d ("filingUnitId" uuid, decision text, "extraYears" int)
    where o.proposal_id = ${id} and o.filing_unit_id = d."filingUnitId" and o.is_open`);
}
