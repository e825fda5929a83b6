import { type SQL, sql } from 'drizzle-orm';
import {
  isOpenState,
  mayEdit,
  mayRefuse,
  mayWithdraw,
  nextSteps,
  openStates,
  proposalNumber,
  proposalStates,
  stepsFor,
} from '../../../domain/archive/retention-flow.ts';
import { proposalKinds } from '../../../domain/archive/retention-parties.ts';
import type { ProposalDetail, ProposalRow, ProposalUnit } from '../../../domain/calls/archive-retention.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { stateIn } from '../../db/state-in.ts';
import type { Deps } from '../../deps.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import { filtersOf, idIn, oneOf, orderOf, pageOf, windowOf } from '../../letters/index.ts';
import { awaitedParties } from './awaited-parties.ts';
import { assertRetains, findProposal, seenProposals } from './find-proposal.ts';
import type { Minutes } from './tables.ts';
import { waitsForStepOf } from './waiting-for.ts';

type Row = Omit<ProposalRow, 'number' | 'unit' | 'createdBy' | 'isMine' | 'createdAt'> & {
  no: number;
  unitId: string;
  unitName: string;
  createdByUserId: string;
  createdByName: string;
  createdAt: Date | string;
  steps: ProposalDetail['steps'] | { step: ProposalDetail['steps'][number]['step']; userId: string }[];
};

/** GET /arsip/api/Retention/proposals. @throws Refusal 403; 400 */
export async function listProposals(
  { db }: Deps,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<ProposalRow>> {
  assertRetains(actor);
  const where = sql`${seenProposals(actor)}${filtersOf(query, {
    kind: oneOf('p.kind', proposalKinds),
    state: oneOf('p.state', proposalStates),
    unitId: idIn('p.unit_id'),
    mine: (value) => (value === 'true' ? waitsForStepOf(actor) : undefined),
    open: (value) => (value === 'true' ? stateIn('p.state', openStates) : undefined),
  })}`;
  const order = orderOf(query, { no: 'p.no', createdAt: 'p.created_at' }, 'p.id', 'DESC');
  return pageOf<Row, ProposalRow>(
    db,
    {
      page: sql`select ${columns} from (
          select * from retention_proposal p where ${where} order by ${order} ${windowOf(query)}) p ${joins}
        order by ${order}`,
      count: sql`select 1 from retention_proposal p where ${where}`,
    },
    (row) => presented(actor, row),
  );
}

const columns = sql`p.id, p.no::int as no, p.kind, p.state, p.note, p.created_at as "createdAt", p.unit_id as "unitId",
  u.name as "unitName", p.created_by_user_id as "createdByUserId", w.person_name as "createdByName",
  n.units as "unitCount", n.items as "itemCount", coalesce(s.steps, '[]') as steps`;
const joins = sql`join organization_unit u on u.id = p.unit_id join "user" w on w.id = p.created_by_user_id
  cross join lateral (
    select count(*)::int as units, coalesce(sum(f.item_count), 0)::int as items
    from retention_proposal_unit o join filing_unit f on f.id = o.filing_unit_id
    where o.proposal_id = p.id and o.dropped_at is null) n
  left join lateral (
    select json_agg(json_build_object('step', t.step, 'userId', t.user_id)) as steps
    from retention_step t where t.proposal_id = p.id) s on true`;

function presented(actor: Actor, row: Row): ProposalRow {
  const { no, unitId, unitName, createdByUserId, createdByName, createdAt, steps, ...rest } = row;
  const facts = { ...rest, unitId, createdByUserId, steps: steps as { step: never; userId: string }[] };
  return {
    ...rest,
    number: proposalNumber(no),
    unit: { id: unitId, label: unitName },
    createdAt: new Date(createdAt).toISOString(),
    createdBy: { id: createdByUserId, label: createdByName },
    isMine: stepsFor(viewerOf(actor), facts).length > 0,
  };
}

/**
 * GET /arsip/api/Retention/proposals/{id}: with its list, its steps and the user's permissions.
 * @throws Refusal 403, 404
 */
export async function readProposal({ db }: Deps, actor: Actor, id: string): Promise<ProposalDetail> {
  const found = await findProposal(db, actor, id);
  const [head, steps, units, awaited] = await Promise.all([
    db.execute<Row>(sql`select ${columns} from retention_proposal p ${joins} where p.id = ${id}`),
    db.execute<StepRow>(stepsStatement(id)),
    db.execute<UnitRow>(unitsStatement(id)),
    isOpenState(found.state) ? awaitedParties(db, found) : [],
  ]);
  const viewer = viewerOf(actor);
  const may = stepsFor(viewer, found).map(({ step }) => step);
  return {
    ...presented(actor, head.rows[0] as Row),
    version: found.version,
    endReason: found.endReason,
    steps: steps.rows.map(({ at, userId, userName, ...step }) => ({
      ...step,
      at: new Date(at).toISOString(),
      by: { id: userId, label: userName },
    })),
    next: nextSteps(found).map(({ step }) => step),
    awaited,
    can: {
      steps: may,
      refuse: mayRefuse(viewer, found),
      withdraw: mayWithdraw(viewer, found),
      edit: mayEdit(viewer, found),
      drop: mayEdit(viewer, found) || may.includes('check') || may.includes('appraise'),
    },
    units: units.rows.map(unitOf),
    minutes: found.minutes && minutesFacts(found.minutes),
  };
}

const minutesFacts = ({ number, size, sha256 }: Minutes) => ({ number, size, sha256 });

type StepRow = {
  step: ProposalDetail['steps'][number]['step'];
  at: Date;
  userId: string;
  userName: string;
  positionName: string;
  note: string | null;
  facts: ProposalDetail['steps'][number]['facts'];
};

const stepsStatement = (id: string): SQL => sql`
  select t.step, t.at, t.user_id as "userId", w.person_name as "userName", q.name as "positionName", t.note,
    t.facts
  from retention_step t join "user" w on w.id = t.user_id join position q on q.id = t.position_id
  where t.proposal_id = ${id} order by t.at, t.id`;

export type UnitRow = Omit<ProposalUnit, 'classification' | 'unit' | 'droppedAt'> & {
  classificationId: string;
  classificationLabel: string;
  unitId: string;
  unitName: string;
  droppedAt: Date | null;
};

/** The list of a proposal in the order of codes. */
export const unitsStatement = (id: string): SQL => sql`
  select f.id, f.code, f.title, f.year, f.item_count as "itemCount",
    case p.kind when 'transfer' then f.active_until else f.inactive_until end::text as until,
    f.is_held as "isHeld", f.hold_reason as "holdReason", f.classification_id as "classificationId",
    c.code || ' ' || c.name as "classificationLabel", f.unit_id as "unitId", u.name as "unitName", o.decision,
    o.extra_years as "extraYears", o.dropped_at as "droppedAt", o.drop_reason as "dropReason"
  from retention_proposal_unit o join retention_proposal p on p.id = o.proposal_id
  join filing_unit f on f.id = o.filing_unit_id join archive_classification c on c.id = f.classification_id
  join organization_unit u on u.id = f.unit_id
  where o.proposal_id = ${id} order by o.dropped_at is not null, f.code, f.id`;

function unitOf(row: UnitRow): ProposalUnit {
  const { classificationId, classificationLabel, unitId, unitName, droppedAt, ...rest } = row;
  return {
    ...rest,
    classification: { id: classificationId, label: classificationLabel },
    unit: { id: unitId, label: unitName },
    droppedAt: droppedAt && new Date(droppedAt).toISOString(),
  };
}
