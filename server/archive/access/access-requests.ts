import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { behaviourOf } from '../../behaviour/index.ts';
import { forgetLists, type Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { dayMessages, type NoticeText } from '../../notifications/index.ts';
import { recordChange } from '../rules/record-change.ts';
import { assertPeriod } from './assert-period.ts';
import { peopleWhoDecide } from './deciders.ts';
import { lockItem } from './lock-item.ts';
import { notifyOfRequest, titleOf, withReason } from './notify.ts';
import { addReader, removeReaders } from './readers.ts';

/** What a request's events do to the item, and what its person is told (SPEC B3, DOMAIN 4). */
export const accessRequests = behaviourOf(accessRequest, {
  parties: {
    deciders: async (tx, { deciderPositionIds }) =>
      (await peopleWhoDecide(tx, deciderPositionIds as string[])).map(({ id }) => id),
  },
  hooks: {
    /** The grant, by default until the requested day; a refusal is somebody's too. */
    beforeWrite: async (tx, { actor, before, values: { stage, untilDay } }) => {
      if (before && stage === 'refused') return { decidedById: actor.userId };
      if (!before || stage !== 'approved') return undefined;
      const until = String(untilDay ?? before.untilDay);
      assertPeriod(until);
      const item = await lockItem(tx, String(before.archiveId));
      if (!item || isDestroyed(item.status))
        throw conflict(
          translate({ id: 'Isi arsip ini sudah dimusnahkan.', en: 'What was in this item is destroyed.' }),
        );
      const { id, archiveId, byUserId } = before as Record<string, string>;
      const isMade = await addReader(tx, { id, archiveId, byUserId } as Parameters<typeof addReader>[1]);
      return {
        ...{ fromDay: dayInWib(), untilDay: until, decidedById: actor.userId },
        madeReaderIds: isMade ? [byUserId] : [],
      };
    },
  },
  events: {
    approve: async ({ tx, actor, record }) => {
      const item = await lockItem(tx, String(record.archiveId));
      if (!item) return { told: 0 };
      const { byUserId: userId, untilDay } = record;
      await recordChange(tx, actor, item, 'grant-access', { userId, untilDay });
      forgetLists(archive);
      const [name, day] = [titleOf(item), dayMessages(String(untilDay))];
      return tellAsker(tx, record, {
        title: { id: 'Permintaan akses arsip disetujui', en: 'Request for access granted' },
        message: {
          id: `${name.id} terbuka bagi Anda sampai ${day.id}.`,
          en: `${name.en} is open to you until ${day.en}.`,
        },
        securityRank: item.securityRank,
      });
    },
    refuse: async ({ tx, record, note }) => {
      const item = await lockItem(tx, String(record.archiveId));
      return tellAsker(tx, record, {
        title: { id: 'Permintaan akses arsip ditolak', en: 'Request for access refused' },
        message: item ? withReason(item, String(note)) : gone,
        securityRank: item?.securityRank,
      });
    },
    withdraw: async () => ({ told: 0 }),
    revoke: async ({ tx, actor, record, note }) => {
      const item = await lockItem(tx, String(record.archiveId));
      if (item) {
        await removeReaders(tx, [String(record.id)]);
        await recordChange(tx, actor, item, 'end-access', { userId: record.byUserId, reason: note });
        forgetLists(archive);
      }
      return tellAsker(tx, record, {
        title: { id: 'Akses arsip dicabut', en: 'Access to an archive item withdrawn' },
        message: item ? withReason(item, String(note)) : gone,
        securityRank: item?.securityRank,
      });
    },
  },
});

/** Title of an item that no longer exists. */
const gone = { id: 'Arsip', en: 'Archive item' };

async function tellAsker(
  tx: Executor,
  { id, byUserId }: Row,
  said: { title: Message; message: NoticeText; securityRank: number | undefined },
): Promise<{ told: number }> {
  const request = { requestId: String(id), userIds: [String(byUserId)] };
  await notifyOfRequest(tx, { kind: 'akses.hasil', ...request, ...said });
  return { told: 1 };
}
