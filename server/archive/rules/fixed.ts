import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';

/** The facts that decide whether a filing unit's content may change. */
export type Standing = { code: string; status: string; isHeld: boolean; isProposed: boolean };
/** Why it cannot be changed, and which fields stay editable. */
export type Fixed = { message: string; free: readonly string[] };

/** Editable as long as it is kept: the paper's place, and a higher class. */
const keeping = ['location', 'cupboard', 'box', 'securityId'];

/**
 * Why a filing unit and its content are fixed (DOMAIN 8, SPEC B4);
 * undefined while editable. Every write path uses it.
 */
export function whyFixed({ code, status, isHeld, isProposed }: Standing): Fixed | undefined {
  if (isHeld)
    return {
      message: translate({ id: `Berkas ${code} sedang ditahan.`, en: `Filing unit ${code} is on hold.` }),
      free: [],
    };
  if (isProposed)
    return {
      message: translate({
        id: `Berkas ${code} ada dalam usul retensi.`,
        en: `Filing unit ${code} is in a retention proposal.`,
      }),
      free: [],
    };
  if (status !== 'open')
    return {
      message: translate({ id: `Berkas ${code} sudah ditutup.`, en: `Filing unit ${code} is closed.` }),
      free: keeping,
    };
  return undefined;
}

/**
 * Loads the current state of filing units.
 * @param options.lock takes a shared lock: they are not closed, held or proposed until the transaction ends
 */
export async function standingOf(
  executor: Executor,
  id: unknown,
  { lock = false } = {},
): Promise<Standing | undefined> {
  if (!id) return undefined;
  const { rows } = await executor.execute<Standing>(sql`
    select f.code, f.status, f.is_held as "isHeld", ${isProposed} as "isProposed"
    from filing_unit f where f.id = ${String(id)} ${lock ? sql`for share of f` : sql``}`);
  return rows[0];
}

/** Condition on `filing_unit f`: is in an open proposal. */
export const isProposed = sql`exists (
  select 1 from retention_proposal_unit o where o.filing_unit_id = f.id and o.is_open)`;

/** Lists the declared fields, and `isActive`, that differ between two rows. */
export const changedFields = (names: readonly string[], before: Row, record: Row): string[] =>
  [...names, 'isActive'].filter((name) => (record[name] ?? null) !== (before[name] ?? null));
