import { sql } from 'drizzle-orm';
import { say } from '../../../lib/language.ts';
import type { Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';

/** A filing unit as far as it says whether what it holds may still change. */
export type Standing = { code: string; status: string; isHeld: boolean; isProposed: boolean };
/** Why nobody changes it by themselves, and what keeping it in order still asks for. */
export type Fixed = { message: string; free: readonly string[] };

/** Where the paper lies: whoever keeps it notes that as long as it is kept; and a higher class. */
const keeping = ['location', 'cupboard', 'box', 'securityId'];

/**
 * Why a filing unit, and with it everything it holds, stays as it is (DOMAIN 8, SPEC B4: nothing is destroyed by one
 * person, a hold beats all); undefined while it is in work. The one place of this rule: forms, imports, bulk changes,
 * filing and files all ask here.
 */
export function whyFixed({ code, status, isHeld, isProposed }: Standing): Fixed | undefined {
  if (isHeld)
    return {
      message: say({ id: `Berkas ${code} sedang ditahan.`, en: `Filing unit ${code} is on hold.` }),
      free: [],
    };
  if (isProposed)
    return {
      message: say({
        id: `Berkas ${code} ada dalam usul retensi.`,
        en: `Filing unit ${code} is in a retention proposal.`,
      }),
      free: [],
    };
  if (status !== 'open')
    return {
      message: say({ id: `Berkas ${code} sudah ditutup.`, en: `Filing unit ${code} is closed.` }),
      free: keeping,
    };
  return undefined;
}

/**
 * How filing units stand now.
 * @param options.lock keeps them from being closed, held or proposed until the transaction ends; several may do so at once
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

/** Of `filing_unit f`: it stands on a list that is on its way. */
export const isProposed = sql`exists (
  select 1 from retention_proposal_unit o where o.filing_unit_id = f.id and o.is_open)`;

/** The declared fields, and whether it is in use, in which a row differs from what it was. */
export const changedFields = (names: readonly string[], before: Row, record: Row): string[] =>
  [...names, 'isActive'].filter((name) => (record[name] ?? null) !== (before[name] ?? null));
