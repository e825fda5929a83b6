import { eq, type SQL, sql } from 'drizzle-orm';
import { type AccessAct, accessAfter } from '../../../domain/archive/access-life.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import { translate } from '../../../lib/language.ts';
import { mayOpen } from '../../../resources/access.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { conflict, forbidden, notFound } from '../../http/index.ts';
import { accessRequests } from './tables.ts';

export type RequestRow = typeof accessRequests.$inferSelect;

/** Checks access to the requests page in this role entry (SPEC A2: never an additional one). */
export const mayAsk = (actor: Actor): boolean => mayOpen(viewerOf(actor), accessPage.path);

/** @throws Refusal 403 */
export function assertAsks(actor: Actor): void {
  if (!mayAsk(actor)) throw forbidden();
}

/** Condition on `access_request r`: the user's own requests, and those they decide or decided. */
export const seenRequests = (actor: Actor): SQL => sql`(r.by_user_id = ${actor.userId}
  or r.decider_position_ids @> array[${actor.positionId}::uuid] or r.decided_by_user_id = ${actor.userId})`;

/**
 * Finds a request visible to the user.
 * @param options.lock locks the row until the transaction ends, so that concurrent deciders do not race
 * @throws Refusal 403; 404 unseen
 */
export async function findRequest(
  executor: Executor,
  actor: Actor,
  id: string,
  { lock = false } = {},
): Promise<RequestRow> {
  assertAsks(actor);
  if (!isId(id)) throw unseen();
  const { rows } = await executor.execute(sql`
    select 1 from access_request r where r.id = ${id} and ${seenRequests(actor)} ${lock ? sql`for update` : sql``}`);
  const [request] =
    rows.length > 0 ? await executor.select().from(accessRequests).where(eq(accessRequests.id, id)) : [];
  if (!request) throw unseen();
  return request;
}

const unseen = () =>
  notFound(translate({ id: 'Permintaan akses tidak ditemukan.', en: 'This access request was not found.' }));

/** Checks the actor's side: a requester never decides. */
const isOnSide = (actor: Actor, request: RequestRow, act: AccessAct): boolean =>
  act === 'withdraw'
    ? request.byUserId === actor.userId
    : request.byUserId !== actor.userId && request.deciderPositionIds.includes(actor.positionId);

/** Checks whether the actor may do this now; screens use it. */
export const mayAct = (actor: Actor, request: RequestRow, act: AccessAct): boolean =>
  isOnSide(actor, request, act) && accessAfter(request.state, act) !== undefined;

/** @throws Refusal 403 for the other side; 409 in a state that does not allow the act */
export function assertMayAct(actor: Actor, request: RequestRow, act: AccessAct): void {
  if (!isOnSide(actor, request, act)) throw forbidden();
  if (accessAfter(request.state, act) === undefined)
    throw conflict(
      act === 'revoke'
        ? translate({ id: 'Akses ini sedang tidak berlaku.', en: 'This access is not in force.' })
        : translate({
            id: 'Permintaan ini sudah diputus, ditarik, atau berakhir.',
            en: 'This request was already decided, withdrawn or has ended.',
          }),
    );
}
