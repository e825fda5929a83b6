import { accessPage } from '../../../resources/dokumen/permintaan-akses.ts';
import type { Executor } from '../../db/executor.ts';
import { sendMail } from '../../mail/index.ts';
import { notify, peopleToMail } from '../../notifications/index.ts';

type Said = { title: string; message: string };
/** As far as people are told of it. */
type Item = { title: unknown; isListed?: unknown };

/** What an item is called in notices: of a class that masks subjects nothing (SPEC B3). */
export const titleOf = ({ title, isListed }: Item): string => (isListed ? String(title) : 'Arsip rahasia');

/** Tells people of a request, in the product and by mail where they want that. */
export async function tellOfRequest(
  tx: Executor,
  publicUrl: string,
  { requestId, userIds, ...said }: Said & { requestId: string; userIds: readonly string[] },
): Promise<void> {
  const page = `${accessPage.path}/${requestId}`;
  await notify(tx, userIds, { ...said, modul: 'dokumen', detailUrl: page, tabName: null });
  for (const { personName, email } of await peopleToMail(tx, userIds, 'tugas'))
    await sendMail(tx, {
      recipient: email,
      subject: `Naskah: ${said.title}`,
      body: `Yth. ${personName},\n\n${said.message}\n\n${publicUrl}${page}\n`,
    });
}
