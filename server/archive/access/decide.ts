import { eq } from 'drizzle-orm';
import { type AccessAct, type AccessState, accessAfter } from '../../../domain/archive/access-life.ts';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import type { AccessApproval, WithReason } from '../../../domain/calls/archive-access.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { dayMessages, type NoticeText } from '../../notifications/index.ts';
import { recordChange } from '../rules/record-change.ts';
import { assertPeriod } from './assert-period.ts';
import { assertMayAct, findRequest, type RequestRow } from './find-request.ts';
import { lockItem } from './lock-item.ts';
import { notifyOfRequest, titleOf, withReason } from './notify.ts';
import { addReader, removeReaders } from './readers.ts';
import { accessRequests } from './tables.ts';

/**
 * POST /arsip/api/AccessRequest/{id}/approve {untilDay?, note?}: opens the item to the requester until the end of
 * that day, by default the requested one.
 * @throws Refusal 404; 403 not theirs to decide; 409 decided already, or nothing is left to open; 422
 */
export async function approveRequest(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => AccessApproval,
): Promise<void> {
  assertMayAct(actor, await findRequest(deps.db, actor, id), 'approve');
  const { untilDay: given, note } = body();
  await change(deps, actor, id, 'approve', async (tx, request) => {
    const until = given ?? request.wantedUntil;
    assertPeriod(until);
    const item = await lockItem(tx, request.archiveId);
    if (!item || isDestroyed(item.status))
      throw conflict(
        translate({ id: 'Isi arsip ini sudah dimusnahkan.', en: 'What was in this item is destroyed.' }),
      );
    const madeReader = await addReader(tx, request);
    await recordChange(tx, actor, item, 'grant-access', { userId: request.byUserId, untilDay: until });
    const [name, day] = [titleOf(item), dayMessages(until)];
    await notifyRequester(tx, request, {
      title: { id: 'Permintaan akses arsip disetujui', en: 'Request for access granted' },
      message: {
        id: `${name.id} terbuka bagi Anda sampai ${day.id}.`,
        en: `${name.en} is open to you until ${day.en}.`,
      },
      securityRank: item.securityRank,
    });
    return {
      ...{ fromDay: dayInWib(), untilDay: until, madeReader, note },
      ...decidedBy(actor),
    };
  });
  forgetLists(archive);
}

/** POST /arsip/api/AccessRequest/{id}/refuse {reason}. @throws Refusal as approveRequest */
export async function refuseRequest(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => WithReason,
): Promise<void> {
  assertMayAct(actor, await findRequest(deps.db, actor, id), 'refuse');
  const { reason } = body();
  await change(deps, actor, id, 'refuse', async (tx, request) => {
    const item = await lockItem(tx, request.archiveId);
    await notifyRequester(tx, request, {
      title: { id: 'Permintaan akses arsip ditolak', en: 'Request for access refused' },
      message: item ? withReason(item, reason) : gone,
      securityRank: item?.securityRank,
    });
    return { note: reason, ...decidedBy(actor) };
  });
}

/**
 * POST /arsip/api/AccessRequest/{id}/withdraw: by the requester, until it is decided.
 * @throws Refusal as approveRequest
 */
export async function withdrawRequest(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => unknown,
): Promise<void> {
  assertMayAct(actor, await findRequest(deps.db, actor, id), 'withdraw');
  body();
  await change(deps, actor, id, 'withdraw', async () => ({
    endedAt: new Date(),
    endedByUserId: actor.userId,
  }));
}

/**
 * POST /arsip/api/AccessRequest/{id}/revoke {reason}: ends the requester's grant early.
 * @throws Refusal as approveRequest; 409 when no grant is active
 */
export async function revokeAccess(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => WithReason,
): Promise<void> {
  assertMayAct(actor, await findRequest(deps.db, actor, id), 'revoke');
  const { reason } = body();
  await change(deps, actor, id, 'revoke', async (tx, request, state) => {
    const ended = { endedAt: new Date(), endedByUserId: actor.userId, endReason: reason };
    // Set it before removing the reader: another active grant keeps the item open.
    await tx
      .update(accessRequests)
      .set({ ...ended, state })
      .where(eq(accessRequests.id, id));
    const item = await lockItem(tx, request.archiveId);
    if (item) {
      await removeReaders(tx, [id]);
      await recordChange(tx, actor, item, 'end-access', { userId: request.byUserId, reason });
    }
    await notifyRequester(tx, request, {
      title: { id: 'Akses arsip dicabut', en: 'Access to an archive item withdrawn' },
      message: item ? withReason(item, reason) : gone,
      securityRank: item?.securityRank,
    });
    return ended;
  });
  forgetLists(archive);
}

type Change = Partial<Omit<RequestRow, 'state'>>;

const decidedBy = (actor: Actor): Change => ({
  decidedAt: new Date(),
  decidedByUserId: actor.userId,
  decidedByPositionId: actor.positionId,
});

/** Runs in one transaction: locks and rechecks the request, applies effects, stores the act and the log. */
async function change(
  { db }: Deps,
  actor: Actor,
  id: string,
  act: AccessAct,
  work: (tx: Executor, request: RequestRow, state: AccessState) => Promise<Change>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await findRequest(tx, actor, id, { lock: true });
    assertMayAct(actor, request, act);
    // Never the same state: it was checked that the request's life knows the act.
    const state = accessAfter(request.state, act) ?? request.state;
    const after = { ...(await work(tx, request, state)), state };
    await tx.update(accessRequests).set(after).where(eq(accessRequests.id, id));
    await recordAudit(tx, {
      ...{ actor, action: state, resource: 'access-request', recordId: id },
      ...{ before: { state: request.state }, after },
    });
  });
}

/** Title of an item that no longer exists. */
const gone = { id: 'Arsip', en: 'Archive item' };

const notifyRequester = (
  tx: Executor,
  { id, byUserId }: RequestRow,
  said: { title: Message; message: NoticeText; securityRank: number | undefined },
): Promise<void> => notifyOfRequest(tx, { kind: 'akses.hasil', requestId: id, userIds: [byUserId], ...said });
