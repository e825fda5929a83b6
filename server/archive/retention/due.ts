import { type SQL, sql } from 'drizzle-orm';
import { endingOf } from '../../../domain/archive/retention-dates.ts';
import { type ProposalKind, proposalKinds } from '../../../domain/archive/retention-flow.ts';

// Conditions for due `filing_unit f`, shared by lists, nightly run, figures and calendar; same as `dueKind` of
// retention-dates.ts. Ignores `is_active`: hiding a unit must not stop its retention.

/** Stage and its last day, phrased for the indexes of due units. */
const standing = (kind: ProposalKind): SQL =>
  kind === 'transfer'
    ? sql`f.status = 'closed' and f.stage = 'active'`
    : sql`f.status = 'closed' and f.stage = 'inactive' and f.final_disposition = ${endingOf[kind]}`;

/** The last day of the period that leads to it. */
export const untilOf = (kind: ProposalKind): SQL =>
  kind === 'transfer' ? sql.raw('f.active_until') : sql.raw('f.inactive_until');

/** Its time has come on `day`, held or not: for lists that show both. */
export const isOver = (kind: ProposalKind, day: string): SQL =>
  sql`(${standing(kind)} and ${untilOf(kind)} < ${day}::date)`;

/** Something is to be done: its time has come and no hold stops it. */
export const isDue = (kind: ProposalKind, day: string): SQL => sql`(${isOver(kind, day)} and not f.is_held)`;

/** Becomes due for this unless a hold stops it; `untilOf` gives its last day. */
export const comesDue = (kind: ProposalKind): SQL => sql`(${standing(kind)} and not f.is_held)`;

/** Of which a stage ends with something to be done. */
export const comesDueIn = {
  active: comesDue('transfer'),
  inactive: anyOf(['destroy', 'permanent', 'appraise'], comesDue),
};

/** The last day of the filing unit's current period, whatever comes next; null while none runs. */
export const endOfPeriod = sql.raw(
  "(case when f.status = 'closed' then case f.stage when 'active' then f.active_until when 'inactive' then f.inactive_until end end)",
);

/** Due for anything at all. */
export const isDueForAny = (day: string): SQL => anyOf(proposalKinds, (kind) => isDue(kind, day));

function anyOf(kinds: readonly ProposalKind[], condition: (kind: ProposalKind) => SQL): SQL {
  return sql`(${sql.join(kinds.map(condition), sql` or `)})`;
}
