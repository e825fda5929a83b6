import { buildPushPayload } from '@block65/webcrypto-web-push';
import { eq, sql } from 'drizzle-orm';
import type { PushMessage } from '../../../../domain/notifications/notification-settings.ts';
import type { Deps } from '../../../deps.ts';
import { pushSubscriptions } from '../../tables.ts';
import { keyPair } from './keys.ts';
import { isLive } from './subscriptions.ts';

/** Seconds after which a push message is obsolete. */
const lifetime = 12 * 3600;
const patience = 15_000;
/** A message takes four thousand bytes at most. */
const longest = 500;

type Found = {
  title: string;
  message: string;
  detailUrl: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/**
 * Pushes an unread notification, idempotently: a repeat replaces itself.
 * Deletes subscriptions that were revoked (404, 410).
 * @throws when the push service can't be reached or asks for patience: the queue tries again
 */
export async function sendPush(
  deps: Pick<Deps, 'db' | 'config'>,
  { noticeId, subscriptionId }: { noticeId: string; subscriptionId: string },
  now: Date,
): Promise<void> {
  const found = await deps.db.execute<Found>(sql`
    select n.title, n.message, n.detail_url as "detailUrl", p.endpoint, p.p256dh, p.auth
    from notification n join "user" u on u.id = n.user_id and u.is_active
    join session s on s.user_id = n.user_id and ${isLive}
    join push_subscription p on p.session_id = s.id
    where n.id = ${noticeId} and p.id = ${subscriptionId} and ${wasNotRead}
      and n.created_at > ${new Date(now.getTime() - lifetime * 1000).toISOString()}`);
  const [one] = found.rows;
  if (!one) return;
  const answer = await post(deps, one, {
    title: one.title,
    body: one.message.slice(0, longest),
    url: one.detailUrl ?? '/notifikasi',
    tag: noticeId,
  });
  if (answer.status === 404 || answer.status === 410)
    await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  else if (answer.status === 429 || answer.status >= 500)
    throw new Error(`The push service answered ${answer.status}`);
}

/** A notification without bell is marked as read at its creation (notify.ts). */
const wasNotRead = sql`(n.read_at is null or n.read_at = n.created_at)`;

async function post(
  deps: Pick<Deps, 'db' | 'config'>,
  { endpoint, p256dh, auth }: Found,
  message: PushMessage,
): Promise<Response> {
  const subject = `mailto:naskah@${new URL(deps.config.publicUrl).hostname}`;
  const { method, headers, body } = await buildPushPayload(
    { data: message, options: { ttl: lifetime, urgency: 'normal' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject, ...(await keyPair(deps)) },
  );
  const answer = await fetch(endpoint, {
    method,
    headers,
    body: Buffer.from(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  return answer;
}
