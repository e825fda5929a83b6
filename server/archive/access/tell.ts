import { accessPage } from '../../../domain/archive/access-requests.ts';
import type { Words } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { notify, type Told } from '../../notifications/index.ts';

type Said = {
  kind: 'akses.permintaan' | 'akses.hasil';
  title: Words;
  message: Told;
  /** Of the item, where it is named. */
  securityRank?: number | undefined;
};
/** As far as people are told of it. */
type Item = { title: unknown; isListed?: unknown };

/** What an item is called in notices: of a class that masks subjects nothing (SPEC B3). */
export const titleOf = ({ title, isListed }: Item): Words =>
  isListed
    ? { id: String(title), en: String(title) }
    : { id: 'Arsip rahasia', en: 'Confidential archive item' };

/** The same with why: of such a class nothing is told that somebody wrote about it; the request itself has it. */
export const withReason = (item: Item, reason: string): Told =>
  item.isListed ? `${String(item.title)}: ${reason}` : titleOf(item);

/** Tells people of a request: those who decide on it, or who asked. */
export async function tellOfRequest(
  tx: Executor,
  { requestId, userIds, ...said }: Said & { requestId: string; userIds: readonly string[] },
): Promise<void> {
  const detailUrl = `${accessPage.path}/${requestId}`;
  await notify(tx, userIds, { ...said, modul: 'dokumen', detailUrl, tabName: null });
}
