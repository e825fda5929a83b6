import { sql } from 'drizzle-orm';
import { isDestroyed, isWithUnit } from '../../../domain/archive/archive-life.ts';
import { dueKind } from '../../../domain/archive/retention-dates.ts';
import {
  flows,
  mayPropose,
  type ProposalState,
  proposalNumber,
} from '../../../domain/archive/retention-flow.ts';
import { retentionTold } from '../../../domain/archive/retention-outlook.ts';
import {
  type HoldParty,
  holdPartiesOf,
  type ProposalKind,
} from '../../../domain/archive/retention-parties.ts';
import type { FilingUnitRetention, Hold } from '../../../domain/calls/archive-filing.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { namesOf, peopleOfParty } from '../retention/people.ts';
import { findFilingUnit, keepsFilingUnit } from './find-filing-unit.ts';

type Facts = {
  activeYears: number | null;
  inactiveYears: number | null;
  finalDisposition: string | null;
  trigger: string | null;
  eventName: string | null;
  proposalId: string | null;
  proposalNo: number | null;
  kind: ProposalKind | null;
  state: ProposalState | null;
};

/**
 * GET /arsip/api/FilingUnit/{id}/retention: the rule, the next day and its reason
 * (DOMAIN 12.13: retention that explains itself).
 * @throws Refusal 403, 404
 */
export async function readRetention({ db }: Deps, actor: Actor, id: string): Promise<FilingUnitRetention> {
  const unit = await findFilingUnit(db, actor, id);
  const { rows } = await db.execute<Facts>(sql`
    select c.retention_active_years as "activeYears", c.retention_inactive_years as "inactiveYears",
      c.final_disposition as "finalDisposition", c.retention_trigger as trigger, e.name as "eventName",
      p.id as "proposalId", p.no::int as "proposalNo", p.kind, p.state
    from archive_classification c left join event e on e.id = ${unit.eventId}
    left join retention_proposal_unit o on o.filing_unit_id = ${id} and o.is_open
    left join retention_proposal p on p.id = o.proposal_id
    where c.id = ${unit.classificationId}`);
  const facts = rows[0] as Facts;
  const isClosed = unit.status === 'closed';
  const schedule = {
    retentionActiveYears: isClosed ? unit.activeYears : facts.activeYears,
    retentionInactiveYears: isClosed ? unit.inactiveYears : facts.inactiveYears,
    finalDisposition: isClosed ? unit.finalDisposition : facts.finalDisposition,
    retentionTrigger: facts.trigger,
    eventName: facts.eventName,
  };
  const timed = { ...unit, year: Number(unit.year), isHeld: unit.isHeld === true };
  const keeps = keepsFilingUnit(actor, unit);
  const isProposed = facts.proposalId !== null;
  const due = dueKind(unit);
  const viewer = viewerOf(actor);
  const parties = holdPartiesOf(viewer, unit.unitId);
  const holds = await holdsOf(db, id, parties);
  const isFree = due !== null && !unit.isHeld && !isProposed;
  const mayBegin = isFree && mayPropose(viewer, due, unit.unitId);
  return {
    ...retentionTold(timed, schedule),
    schedule,
    trigger: facts.trigger,
    eventName: facts.eventName,
    needsStart: !unit.eventId && facts.trigger !== null && facts.trigger !== 'akhir-tahun',
    proposal:
      facts.proposalId && facts.kind && facts.state
        ? {
            id: facts.proposalId,
            kind: facts.kind,
            state: facts.state,
            number: proposalNumber(facts.proposalNo),
          }
        : null,
    holds,
    proposers: isFree && !mayBegin ? await proposersOf(db, due, unit.unitId) : [],
    can: {
      file: keeps && unit.status === 'open',
      close: keeps && unit.status === 'open' && Number(unit.itemCount) > 0,
      reopen: keeps && isClosed && isWithUnit(unit.stage) && !unit.isHeld && !isProposed,
      hold: parties.length > 0 && !isDestroyed(unit.stage),
      release: holds.some(({ canLift }) => canLift),
      propose: mayBegin ? due : null,
    },
  };
}

/** Whom to ask for a proposal, by name. */
const proposersOf = async (db: Deps['db'], kind: ProposalKind, unitId: string) =>
  namesOf(db, await peopleOfParty(db, flows[kind][0]?.party ?? 'records', unitId));

type HoldRow = Omit<Hold, 'from' | 'by' | 'canLift' | 'at'> & {
  at: Date;
  byId: string | null;
  byName: string | null;
  fromId: string;
  fromCode: string;
};

/** Lists its own holds first, then those of its parent units. */
async function holdsOf(db: Deps['db'], id: string, parties: readonly HoldParty[]): Promise<Hold[]> {
  const { rows } = await db.execute<HoldRow>(sql`
    with recursive up as (
      select f.id, f.parent_id, f.code, 0 as step from filing_unit f where f.id = ${id}
      union all
      select p.id, p.parent_id, p.code, up.step + 1 from up join filing_unit p on p.id = up.parent_id where up.step < 50
    )
    select h.id, h.party, h.reason, h.set_at as at, u.id as "byId", u.person_name as "byName", up.id as "fromId",
      up.code as "fromCode"
    from up join filing_unit_hold h on h.filing_unit_id = up.id and h.lifted_at is null
    left join "user" u on u.id = h.set_by_user_id
    order by up.step, h.set_at, h.id`);
  return rows.map(({ byId, byName, fromId, fromCode, at, ...hold }) => ({
    ...hold,
    at: new Date(at).toISOString(),
    by: byId && byName ? { id: byId, label: byName } : null,
    from: fromId === id ? null : { id: fromId, label: fromCode },
    canLift: fromId === id && parties.includes(hold.party),
  }));
}
