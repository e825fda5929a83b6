import type { Message } from '../../../lib/language.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import type { Executor } from '../../db/executor.ts';
import { type NoticeText, notify } from '../../notifications/index.ts';

type Said = {
  kind: 'akses.permintaan' | 'akses.hasil';
  title: Message;
  message: NoticeText;
  /** Of the item, where it is named. */
  securityRank?: number | undefined;
};
type Item = { title: unknown; isListed?: unknown };

/** Title of an item in notices; withheld for a class that masks subjects (SPEC B3). */
export const titleOf = ({ title, isListed }: Item): Message =>
  isListed
    ? { id: String(title), en: String(title) }
    : { id: 'Arsip rahasia', en: 'Confidential archive item' };

/** Title with reason; for a class that masks subjects, the reason stays in the request only. */
export const withReason = (item: Item, reason: string): NoticeText =>
  item.isListed ? `${String(item.title)}: ${reason}` : titleOf(item);

export async function notifyOfRequest(
  tx: Executor,
  { requestId, userIds, ...said }: Said & { requestId: string; userIds: readonly string[] },
): Promise<void> {
  const detailUrl = `${accessRequest.path}/${requestId}`;
  await notify(tx, userIds, { ...said, modul: 'dokumen', detailUrl, tabName: null });
}
