import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import type { NewAccessRequest } from '../../../domain/calls/archive-access.ts';
import { translate } from '../../../lib/language.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { auditable, type Row, tableOf } from '../../crud/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { dayMessages, noticeTitles } from '../../notifications/index.ts';
import { emitOfArchive } from '../../triggers/index.ts';
import { findArchive } from '../rules/find-archive.ts';
import { hasContent } from '../rules/has-content.ts';
import { assertPeriod } from './assert-period.ts';
import { deciderPostsOf, peopleWhoDecide } from './deciders.ts';
import { mayAsk } from './may-ask.ts';
import { notifyOfRequest, titleOf } from './notify.ts';

/**
 * Requests to open an item that the actor may know of but not open (DOMAIN 4).
 * @returns the request's id
 * @throws Refusal 403; 422; 404 for an item the actor may not know of; 409 when it is open or requested already,
 * destroyed, has nothing to open or lend, or there is no decider
 */
export async function askAccess({ db }: Deps, actor: Actor, body: () => NewAccessRequest): Promise<string> {
  if (!mayAsk(actor)) throw forbidden();
  const wanted = body();
  assertPeriod(wanted.untilDay);
  return db.transaction(async (tx) => {
    const { item, canOpen } = await findArchive(tx, actor, wanted.archiveId);
    if (canOpen)
      throw conflict(
        translate({ id: 'Arsip ini sudah terbuka bagi Anda.', en: 'This item is already open to you.' }),
      );
    if (isDestroyed(item.status))
      throw conflict(
        translate({ id: 'Isi arsip ini sudah dimusnahkan.', en: 'What was in this item is destroyed.' }),
      );
    if (!hasContent(item))
      throw conflict(
        translate({
          id: 'Arsip ini tidak memiliki dokumen digital, dan letak fisiknya belum dicatat. Tidak ada yang dapat diminta.',
          en: 'This item has no digital document, and where its paper lies is not recorded. There is nothing to ask for.',
        }),
      );
    const posts = await deciderPostsOf(tx, item, actor.userId);
    if (posts.length === 0)
      throw conflict(
        translate({
          id: 'Belum ada pejabat yang dapat memutus. Hubungi unit pemilik arsip ini.',
          en: 'There is nobody yet who can decide. Contact the unit that owns this item.',
        }),
      );
    const id = newId();
    const table = tableOf(accessRequest);
    const values = {
      ...{
        id,
        archiveId: item.id,
        unitId: item.unitId,
        byUserId: actor.userId,
        byPositionId: actor.positionId,
      },
      ...{ reason: wanted.reason, wantedUntil: wanted.untilDay, untilDay: wanted.untilDay },
      ...{ deciderPositionIds: posts, stageById: actor.userId },
    };
    const made = await tx
      .insert(table)
      .values(values)
      // Sent twice, even concurrently: one row remains.
      .onConflictDoNothing()
      .returning();
    if (made.length === 0)
      throw conflict(
        translate({
          id: 'Permintaan Anda atas arsip ini masih menunggu keputusan.',
          en: 'Your request for this item still waits for a decision.',
        }),
      );
    await recordAudit(tx, {
      ...{ actor, action: 'create', resource: accessRequest.name, recordId: id },
      after: auditable(made[0] as Row),
    });
    await emitOfArchive(tx, {
      ...{ event: 'arsip.akses_diminta', ids: [id], at: new Date().toISOString(), turn: id },
      byUserId: actor.userId,
    });
    const [name, day] = [titleOf(item), dayMessages(wanted.untilDay)];
    const why = item.isListed ? `: ${wanted.reason}` : '.';
    await notifyOfRequest(tx, {
      kind: 'akses.permintaan',
      requestId: id,
      userIds: (await peopleWhoDecide(tx, posts)).map((one) => one.id).filter((one) => one !== actor.userId),
      title: noticeTitles.accessAsked,
      securityRank: item.securityRank,
      message: {
        id: `${actor.personName} meminta akses ${name.id} sampai ${day.id}${why}`,
        en: `${actor.personName} asks for access to ${name.en} until ${day.en}${why}`,
      },
    });
    return id;
  });
}
