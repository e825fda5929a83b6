import { and, eq, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { notifyPosts } from '../flow/notify.ts';
import { letterTimeline } from '../parts/tables.ts';
import { lockLetter } from '../reading/find-letter.ts';
import { remindersLately } from '../reminding/nudged-again.ts';
import { mayHandle } from '../rules/rights.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * POST /letter/api/Inbox/{id}/ask: asks the colleague who has taken it to hand it back (DOMAIN 6), as seldom as a
 * reminder.
 * @throws Refusal 404 unseen; 403 a delegate without the scope "disposisi"; 409 no colleague has it, or asked lately
 */
export async function askColleague({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const item = await findInboxItem(db, actor, id);
  if (!mayHandle(actor)) throw forbidden();
  if (!item.offered?.can.ask)
    throw conflict(
      translate({
        id: 'Naskah ini tidak sedang dipegang rekan Anda.',
        en: 'No colleague of yours has this letter.',
      }),
    );
  await db.transaction(async (tx) => {
    const letter = await lockLetter(tx, item.letterId);
    const lately = await remindersLately(
      tx,
      'inbox-asked',
      and(eq(letterTimeline.letterId, letter.id), eq(letterTimeline.positionId, actor.positionId)),
    );
    if (lately.length > 0)
      throw conflict(
        translate({
          id: 'Sudah diminta. Tunggu jawabannya dulu.',
          en: 'Asked already. Wait for the answer first.',
        }),
      );
    const [desk] = (
      await tx.execute<{ positionId: string; onlyUserId: string }>(sql`
        select position_id as "positionId", only_user_id as "onlyUserId" from inbox_item
        where id = ${id} and only_user_id is not null`)
    ).rows;
    if (!desk) return;
    await recordStep(tx, actor, letter.id, 'inbox-asked', { note: item.offered?.takenBy ?? null });
    await recordAudit(tx, { actor, action: 'ask', resource: 'inbox-item', recordId: id });
    await notifyPosts(tx, actor, letter, [desk], {
      kind: 'naskah.masuk',
      title: {
        id: `${actor.personName} meminta naskah yang Anda ambil`,
        en: `${actor.personName} asks for a letter you have taken`,
      },
      scope: 'disposisi',
      page: '/naskah-dinas/inbox',
      tabName: 'inbox',
    });
  });
}
