import { sql } from 'drizzle-orm';
import { type ProposalKind, proposalKinds } from '../../../domain/archive/retention-parties.ts';
import type { DueUnit } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, type ListData, type ListQuery, queryMessages } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, windowOf } from '../../letters/index.ts';
import { seenFilingUnits } from '../filing/seen-archives.ts';
import { typedIn } from '../filing/typed-in.ts';
import { isOver, untilOf } from './due.ts';
import { assertRetains } from './find-proposal.ts';

/** Longer lists need no exact count for paging; dashboard and report figures stay exact. */
const exactUpTo = 1000;

type Row = Omit<DueUnit, 'classification' | 'unit' | 'proposal'> & {
  classificationId: string;
  classificationLabel: string;
  unitId: string;
  unitName: string;
  proposalId: string | null;
  proposalState: NonNullable<DueUnit['proposal']>['state'] | null;
};

/**
 * GET /arsip/api/Retention/due?kind=: the due filing units, the longest overdue first.
 * @throws Refusal 403; 400 for unknown filters
 */
export async function listDue({ db }: Deps, actor: Actor, query: ListQuery): Promise<ListData<DueUnit>> {
  assertRetains(actor);
  const { kind: asked = 'transfer', ...filters } = query.filters;
  const kind = proposalKinds.find((one) => one === asked);
  if (!kind)
    throw badRequest({
      kind: [translate(queryMessages.unknownFilterValue)],
    });
  const where = sql`${isOver(kind, dayInWib())} and ${seenFilingUnits(actor, 'f')}${typedIn('f', ['code', 'title'], query.firstChar)}${filtersOf(
    { ...query, filters },
    {
      classificationId: idIn('f.classification_id'),
      unitId: idIn('f.unit_id'),
      year: (value) => (/^\d{4}$/.test(value) ? sql`f.year = ${Number(value)}` : undefined),
      isHeld: (value) =>
        ['true', 'false'].includes(value) ? sql`f.is_held = ${value === 'true'}` : undefined,
    },
  )}`;
  const until = untilOf(kind);
  const order = orderOf(query, orders(kind), 'f.id', 'ASC');
  return pageOf<Row, DueUnit>(
    db,
    {
      page: sql`
        select f.id, f.code, f.title, f.year, f.item_count as "itemCount", ${until}::text as until,
          f.is_held as "isHeld", f.hold_reason as "holdReason", f.classification_id as "classificationId",
          c.code || ' ' || c.name as "classificationLabel", f.unit_id as "unitId", u.name as "unitName",
          p.id as "proposalId", p.state as "proposalState"
        from (select * from filing_unit f where ${where} order by ${order} ${windowOf(query)}) f
        join archive_classification c on c.id = f.classification_id
        join organization_unit u on u.id = f.unit_id
        left join retention_proposal_unit o on o.filing_unit_id = f.id and o.is_open
        left join retention_proposal p on p.id = o.proposal_id
        order by ${order}`,
      count: sql`select 1 from filing_unit f where ${where}`,
    },
    ({ classificationId, classificationLabel, unitId, unitName, proposalId, proposalState, ...row }) => ({
      ...row,
      classification: { id: classificationId, label: classificationLabel },
      unit: { id: unitId, label: unitName },
      proposal: proposalId && proposalState ? { id: proposalId, state: proposalState } : null,
    }),
    exactUpTo,
  );
}

const orders = (kind: ProposalKind) => ({
  until: kind === 'transfer' ? 'f.active_until' : 'f.inactive_until',
  code: 'f.code',
  title: 'f.title',
  year: 'f.year',
});
