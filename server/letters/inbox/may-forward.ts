import { type SQL, sql } from 'drizzle-orm';
import { secretRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { mayHandle } from '../rules/rights.ts';

const neverFrom = 4;

export const mayForwardClass = (securityRank: number): boolean => securityRank < neverFrom;
export const needsConfirmation = (securityRank: number): boolean => securityRank >= secretRank;

/** The holder, a delegate who may dispose, a secretary with the setting "Meneruskan naskah" (DOMAIN 6). */
export const forwardsAs = (actor: Actor): SQL =>
  actor.entryType === 'Secretary'
    ? sql`exists (select 1 from secretary y where y.secretary_user_id = ${actor.userId}
        and y.official_position_id = ${actor.positionId} and y.is_active and y.can_forward)`
    : sql.raw(String(mayHandle(actor)));

export async function mayForwardAs(executor: Executor, actor: Actor): Promise<boolean> {
  if (actor.entryType !== 'Secretary') return mayHandle(actor);
  const found = await executor.execute<{ forwards: boolean }>(sql`select ${forwardsAs(actor)} as forwards`);
  return found.rows[0]?.forwards === true;
}
