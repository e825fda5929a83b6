import { sql } from 'drizzle-orm';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import type { Actor } from '../actor.ts';
import { applyToAll, type Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { carryLetterheads } from '../letterheads/index.ts';
import { carryCounters } from '../letters/index.ts';
import { isUsedElsewhere } from './is-used-elsewhere.ts';
import { unitsBelow } from './units-below.ts';

/**
 * Gives a unit's new company code to those below it that had its old one; of a company, also to its letterheads and
 * number counters. Letters keep the numbers they have.
 */
export async function followCompanyCode(
  executor: Executor,
  actor: Actor,
  before: Row,
  record: Row,
): Promise<void> {
  const [from, to] = [String(before.companyCode), String(record.companyCode)];
  const id = String(record.id);
  const ids = await lockedBelow(executor, id, from);
  await applyToAll(executor, organizationUnit, ids, { actor, values: { companyCode: to } });
  if (!isCompany(before) || !isCompany(record) || (await isUsedElsewhere(executor, from, [id, ...ids])))
    return;
  await carryLetterheads(executor, actor, { from, to });
  await carryCounters(executor, { from, to });
}

const isCompany = ({ type }: Row): boolean => type === 'perusahaan';

/** Asks again after each lock: a unit may have been put below one of them until then. */
async function lockedBelow(executor: Executor, unitId: string, from: string): Promise<string[]> {
  const locked = new Set<string>();
  for (;;) {
    const below = await unitsBelow(executor, unitId, from);
    const further = below.map(({ id }) => id).filter((id) => !locked.has(id));
    if (further.length === 0) return below.filter(({ follows }) => follows).map(({ id }) => id);
    await executor.execute(sql`
      select 1 from organization_unit where id = any(${sql.param(further)}::uuid[]) order by id for no key update`);
    for (const id of further) locked.add(id);
  }
}
