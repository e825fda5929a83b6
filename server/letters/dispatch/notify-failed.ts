import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notifyPosts } from '../flow/notify.ts';
import { letters } from '../tables.ts';

/**
 * Notifies the dispatching post's people of a letter's mail that failed for good, naming the address (SPEC B1.4).
 * Ignores other mails.
 */
export async function notifyFailedDispatch({ db }: Pick<Deps, 'db'>, mailId: string): Promise<void> {
  const found = await db.execute<{ letterId: string; positionId: string; recipient: string }>(sql`
    select d.letter_id as "letterId", d.position_id as "positionId", m.recipient
    from mail m join letter_dispatch d on m.id = any(d.mail_ids) where m.id = ${mailId} and m.state = 'failed'`);
  const failed = found.rows[0];
  if (!failed) return;
  await db.transaction(async (tx) => {
    const [letter] = await tx.select().from(letters).where(eq(letters.id, failed.letterId));
    if (!letter) return;
    await notifyPosts(tx, null, letter, [failed.positionId], {
      kind: 'naskah.perkembangan',
      title: { id: 'Surel pengiriman naskah gagal', en: 'The mail of a letter failed' },
      scope: 'baca',
      secretaries: true,
      page: '/naskah-dinas/outbox',
      tabName: 'outbox',
      more: {
        id: `tidak sampai ke ${failed.recipient}`,
        en: `did not reach ${failed.recipient}`,
      },
    });
  });
}
