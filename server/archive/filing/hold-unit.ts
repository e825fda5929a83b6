import { eq, sql } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import { type HoldParty, holdPartiesOf } from '../../../domain/archive/retention-parties.ts';
import type { Releasing, WithReason } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { type Changed, changeUnit } from './change-unit.ts';
import type { FilingUnitRow } from './find-filing-unit.ts';
import { filingUnitHolds } from './tables.ts';

const units = tableOf(filingUnit);

/**
 * A legal hold overrides every schedule (DOMAIN 8), also in child
 * units. Legal and the records unit hold separately.
 * @throws Refusal 404; 403 neither records unit nor legal; 409 held for this reason already, or destroyed; 422
 */
export const holdFilingUnit = (deps: Deps, actor: Actor, id: string, body: () => WithReason): Promise<void> =>
  inOrder(deps, actor, { id, action: 'hold' }, async (tx, unit) => {
    const [party] = holdPartiesOf(viewerOf(actor), unit.unitId);
    if (!party)
      throw forbidden(
        translate({
          id: 'Penahanan ditetapkan oleh unit kearsipan atau legal.',
          en: 'Holds are set by the records unit or by legal.',
        }),
      );
    if (isDestroyed(unit.stage))
      throw conflict(
        translate({ id: 'Berkas ini sudah dimusnahkan.', en: 'This filing unit is destroyed.' }),
      );
    const { reason } = body();
    const made = await tx
      .insert(filingUnitHolds)
      .values({ id: newId(), filingUnitId: id, party, reason, setByUserId: actor.userId })
      .onConflictDoNothing()
      .returning({ id: filingUnitHolds.id });
    if (made.length === 0)
      throw conflict(
        translate({
          id: 'Berkas ini sudah ditahan dengan alasan yang sama.',
          en: 'This filing unit is already on hold for the same reason.',
        }),
      );
    return { values: await heldNow(tx, id), reason };
  });

/**
 * POST /arsip/api/FilingUnit/{id}/release: only by the side that set the hold; `holdId` when it has several.
 * @throws Refusal as holdFilingUnit; 403 of the other side; 409 none, or several and none was named
 */
export const releaseFilingUnit = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => Releasing,
): Promise<void> =>
  inOrder(deps, actor, { id, action: 'release' }, async (tx, unit) => {
    const parties = holdPartiesOf(viewerOf(actor), unit.unitId);
    if (parties.length === 0)
      throw forbidden(
        translate({
          id: 'Penahanan dicabut oleh unit kearsipan atau legal.',
          en: 'Holds are lifted by the records unit or by legal.',
        }),
      );
    const { reason, holdId } = body();
    const hold = await liftable(tx, id, parties, holdId ?? null);
    await tx
      .update(filingUnitHolds)
      .set({ liftedAt: new Date(), liftedByUserId: actor.userId, liftReason: reason })
      .where(eq(filingUnitHolds.id, hold));
    return { values: await heldNow(tx, id), reason };
  });

async function liftable(
  tx: Executor,
  unitId: string,
  parties: readonly HoldParty[],
  wanted: string | null,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string; party: HoldParty }>(sql`
    select id, party from filing_unit_hold
    where filing_unit_id = ${unitId} and lifted_at is null order by set_at, id for no key update`);
  const found = wanted === null ? rows : rows.filter(({ id }) => id === wanted);
  if (found.length === 0)
    throw conflict(
      translate({ id: 'Berkas ini sendiri tidak ditahan.', en: 'This filing unit itself is not on hold.' }),
    );
  const own = found.filter(({ party }) => parties.includes(party));
  const [hold, another] = own;
  if (!hold)
    throw forbidden(
      translate({
        id: 'Penahanan ini dicabut oleh pihak yang menetapkannya.',
        en: 'This hold is lifted by those who set it.',
      }),
    );
  if (another)
    throw conflict(
      translate({
        id: 'Ada beberapa penahanan. Pilih yang dicabut.',
        en: 'There are several holds. Choose the one to lift.',
      }),
    );
  return hold.id;
}

/** Reads what the database derives from the holds (migration 0046). */
async function heldNow(tx: Executor, id: string): Promise<Changed['values']> {
  const [now] = await tx
    .select({ isHeld: units.isHeld, holdReason: units.holdReason })
    .from(units)
    .where(eq(units.id, id));
  return now as Changed['values'];
}

/** Locks all child units too, in the same order as proposals, the unit itself included: they change with it. */
const inOrder = (
  deps: Deps,
  actor: Actor,
  what: { id: string; action: string },
  decide: (tx: Executor, unit: FilingUnitRow) => Promise<Changed>,
): Promise<void> => changeUnit(deps, actor, { ...what, before: (tx) => lockBelow(tx, what.id) }, decide);

async function lockBelow(tx: Executor, id: string): Promise<void> {
  if (!isId(id)) return;
  await tx.execute(sql`
    with recursive below as (
      select f.id from filing_unit f where f.id = ${id}
      union select f.id from below b join filing_unit f on f.parent_id = b.id
    ) select f.id from filing_unit f where f.id in (select id from below) order by f.id for no key update`);
}
