import { sql } from 'drizzle-orm';
import { mailedReviewPath } from '../../../domain/letters/mailed-review.ts';
import { openRank, secretRank } from '../../../domain/letters/security-ranks.ts';
import { isNotificationKind } from '../../../domain/notifications/notification-kinds.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { sendJob } from '../../jobs/index.ts';
import { isAddress, sendMail } from '../../mail/index.ts';
import { noticeMail } from './notice-mail.ts';
import { pushJob } from './push/push-job.ts';
import { isLive } from './push/subscriptions.ts';
import { wantsOf } from './wanted.ts';

type Notice = {
  id: string;
  userId: string;
  kind: string | null;
  title: string;
  message: string;
  detailUrl: string | null;
  letterId: string | null;
  letterRank: number | null;
  personName: string;
  email: string;
};

/** Gives the token by which a letter is decided from its mail, and its end; null where that cannot be. */
export type ReviewLink = (
  tx: Executor,
  asked: { letterId: string; userId: string },
) => Promise<{ token: string; expiresAt: Date } | null>;

/**
 * Passes each notification once to its user's channels, recorded in the same transaction; skips deactivated users.
 */
export async function passOn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ids: readonly string[],
  reviewLink: ReviewLink,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Notice>(sql`
      update notification n set passed_on_at = now() from "user" u
      where n.id = any(${sql.param([...ids])}::uuid[]) and n.passed_on_at is null
        and u.id = n.user_id and u.is_active
      returning n.id, n.user_id as "userId", n.kind, n.title, n.message, n.detail_url as "detailUrl",
        n.letter_id as "letterId", n.letter_rank as "letterRank", u.person_name as "personName", u.email`);
    const wants = await wantsOf(
      tx,
      rows.map(({ userId }) => userId),
    );
    const wanted = (notice: Notice, channel: 'mail' | 'push'): boolean =>
      isNotificationKind(notice.kind) && wants(notice.userId, notice.kind, channel);
    for (const notice of rows.filter((row) => wanted(row, 'mail') && isAddress(row.email)))
      await mailTo(tx, config.publicUrl, notice, reviewLink);
    await pushTo(
      tx,
      rows.filter((row) => wanted(row, 'push')),
    );
  });
}

async function mailTo(
  tx: Executor,
  publicUrl: string,
  notice: Notice,
  reviewLink: ReviewLink,
): Promise<void> {
  const { userId, email, letterId, letterRank } = notice;
  const asksParaf = letterId !== null && asksForParaf(notice);
  const link = asksParaf ? await reviewLink(tx, { letterId, userId }) : null;
  const rank = letterRank ?? openRank;
  // Of secret letters the notice itself has no subject, and says the class.
  const own = rank >= secretRank ? [notice.message] : [];
  const lines = asksParaf && rank > openRank ? { lines: [...own, aboveBiasa] } : {};
  await sendMail(tx, {
    recipient: email,
    userId,
    ...noticeMail(publicUrl, { ...notice, ...lines, decides: link !== null }),
    ...(link && {
      secret: { url: `${publicUrl}${mailedReviewPath}?token=${link.token}`, until: link.expiresAt },
    }),
    ...(letterRank !== null && { letter: { id: letterId, securityRank: letterRank } }),
  });
}

const asksForParaf = ({ kind, detailUrl }: Notice): boolean =>
  kind === 'persetujuan.giliran' && /^\/naskah-dinas\/tugas\/(review|legal)\//.test(detailUrl ?? '');

const aboveBiasa = 'Naskahnya di atas Biasa: halnya tampil setelah Anda masuk.';

/** To each of their browsers that is signed in still. */
async function pushTo(tx: Executor, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const found = await tx.execute<{ noticeId: string; subscriptionId: string }>(sql`
    select n.id as "noticeId", p.id as "subscriptionId"
    from notification n join session s on s.user_id = n.user_id and ${isLive}
    join push_subscription p on p.session_id = s.id
    where n.id = any(${sql.param(notices.map(({ id }) => id))}::uuid[])`);
  for (const work of found.rows)
    await sendJob(tx, pushJob, work, { key: `${work.noticeId} ${work.subscriptionId}` });
}
