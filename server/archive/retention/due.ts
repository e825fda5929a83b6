import { type SQL, sql } from 'drizzle-orm';
import type { ProposalKind } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';

/** What an ending is called in the schedule, by the kind of proposal that carries it out. */
export const endingOf = { destroy: 'Musnah', permanent: 'Permanen', appraise: 'Dinilai Kembali' } as const;

/** The filing units `f` whose time has come on `day`, answered from the indexes of what is due. */
export const isDue = (kind: ProposalKind, day: string): SQL =>
  kind === 'transfer'
    ? sql`(f.stage = 'active' and f.status = 'closed' and f.active_until < ${day}::date)`
    : sql`(f.stage = 'inactive' and f.inactive_until < ${day}::date and f.final_disposition = ${endingOf[kind]})`;

/** The last day of the period that is over. */
export const untilOf = (kind: ProposalKind): SQL =>
  kind === 'transfer' ? sql.raw('f.active_until') : sql.raw('f.inactive_until');
