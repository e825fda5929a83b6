import { type SQL, sql } from 'drizzle-orm';
import { dueKind, type Lifetime } from '../../../domain/archive/retention-dates.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { inIndonesian } from '../../http/index.ts';

/** The facts that decide whether a filing unit stays in a proposal. */
export type UnitToGo = Lifetime & {
  id: string;
  code: string;
  unitId: string;
  isHeld: boolean;
  holdReason: string | null;
  /** How many of its items are on loan as paper. */
  onLoan: number;
};
type Lock = { lock?: 'units' | 'all' };
export type Standing = { stay: UnitToGo[]; gone: { unit: UnitToGo; reason: string }[] };

/**
 * Finds filing units with all facts that decide whether they stay in a proposal.
 * @param which condition on `filing_unit f`
 * @param options.lock locks them in one fixed order until the transaction ends; 'all' locks their items too, so
 * that none is lent meanwhile
 */
export async function findUnitsToGo(
  executor: Executor,
  which: SQL,
  { lock }: Lock = {},
): Promise<UnitToGo[]> {
  if (lock)
    await executor.execute(
      sql`select f.id from filing_unit f where ${which} order by f.id for no key update`,
    );
  if (lock === 'all')
    await executor.execute(sql`
      select a.id from archive a where a.filing_unit_id in (select f.id from filing_unit f where ${which})
      order by a.id for no key update`);
  const { rows } = await executor.execute<UnitToGo>(sql`
    select f.id, f.code, f.status, f.stage, f.unit_id as "unitId", f.is_held as "isHeld",
      f.hold_reason as "holdReason", f.active_until::text as "activeUntil", f.inactive_until::text as "inactiveUntil",
      f.final_disposition as "finalDisposition", (
        select count(*)::int from archive a join paper_loan n on n.archive_id = a.id and n.returned_at is null
        where a.filing_unit_id = f.id) as "onLoan"
    from filing_unit f where ${which} order by f.id`);
  return rows;
}

/** Why a filing unit cannot be on such a list, as a sentence without its name; null when it can. */
export function whyNot(unit: UnitToGo, kind: ProposalKind): string | null {
  if (unit.isHeld)
    return translate({
      id: `Ditahan: ${unit.holdReason ?? ''}`,
      en: `On hold: ${unit.holdReason ?? ''}`,
    }).slice(0, 500);
  if (dueKind(unit) !== kind) return translate({ id: 'Tidak lagi jatuh tempo.', en: 'No longer due.' });
  return kind !== 'appraise' && unit.onLoan > 0
    ? translate({
        id: `Fisiknya masih dipinjam (${unit.onLoan} arsip).`,
        en: `Its paper is still on loan (${unit.onLoan} items).`,
      })
    : null;
}

/** Splits a proposal's list into what remains and what a hold, a changed date or a loan has excluded since. */
export async function standingOf(
  executor: Executor,
  { id, kind }: { id: string; kind: ProposalKind },
  options: Lock = {},
): Promise<Standing> {
  const which = sql`f.id in (
    select o.filing_unit_id from retention_proposal_unit o where o.proposal_id = ${id} and o.is_open)`;
  const units = await findUnitsToGo(executor, which, options);
  // In Indonesian: the reason is stored with the proposal and printed in its minutes.
  const reasons = units.map((unit) => ({ unit, reason: inIndonesian(() => whyNot(unit, kind)) }));
  return {
    stay: units.filter((_, at) => reasons[at]?.reason === null),
    gone: reasons.flatMap(({ unit, reason }) => (reason === null ? [] : [{ unit, reason }])),
  };
}
