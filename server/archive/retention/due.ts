import { type SQL, sql } from 'drizzle-orm';
import {
  archiveAfter,
  archiveStates,
  kindsAtEndOf,
  periodOf,
  type RetentionPeriod,
} from '../../../domain/archive/archive-life.ts';
import { endingOf } from '../../../domain/archive/retention-dates.ts';
import { type ProposalKind, proposalKinds } from '../../../domain/archive/retention-parties.ts';
import { archiveIn } from '../../archive-in.ts';

// Conditions for due `filing_unit f`, same as `dueKind` of retention-dates.ts. Ignores `is_active`: hiding must
// not stop retention.

/** Stage and its last day, phrased for the indexes of due units. */
const standing = (kind: ProposalKind): SQL => {
  const stage = archiveIn('f.stage', (state) => archiveAfter(state, kind) !== undefined);
  const ending = kind === 'transfer' ? sql`` : sql` and f.final_disposition = ${endingOf[kind]}`;
  return sql`f.status = 'closed' and ${stage}${ending}`;
};

/** The last day of the period that leads to it. */
export const untilOf = (kind: ProposalKind): SQL =>
  sql.raw(kindsAtEndOf('active').includes(kind) ? 'f.active_until' : 'f.inactive_until');

/** Its time has come on `day`, held or not: for lists that show both. */
export const isOver = (kind: ProposalKind, day: string): SQL =>
  sql`(${standing(kind)} and ${untilOf(kind)} < ${day}::date)`;

/** Something is to be done: its time has come and no hold stops it. */
export const isDue = (kind: ProposalKind, day: string): SQL => sql`(${isOver(kind, day)} and not f.is_held)`;

/** Becomes due for this unless a hold stops it; `untilOf` gives its last day. */
export const comesDue = (kind: ProposalKind): SQL => sql`(${standing(kind)} and not f.is_held)`;

/** The end of a period leads to a proposal. */
export const comesDueAfter = (period: RetentionPeriod): SQL => anyOf(kindsAtEndOf(period), comesDue);

/** The last day of the filing unit's current period, whatever comes next; null while none runs. */
export const endOfPeriod = sql.raw(
  `(case when f.status = 'closed' then case f.stage ${archiveStates
    .flatMap((state) => {
      const period = periodOf(state);
      return period ? [`when '${state}' then f.${period}_until`] : [];
    })
    .join(' ')} end end)`,
);

/** Due for anything at all. */
export const isDueForAny = (day: string): SQL => anyOf(proposalKinds, (kind) => isDue(kind, day));

function anyOf(kinds: readonly ProposalKind[], condition: (kind: ProposalKind) => SQL): SQL {
  return sql`(${sql.join(kinds.map(condition), sql` or `)})`;
}
