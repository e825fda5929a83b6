import { createPublicKey } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { type PushKeys, type PushState, wrongKey } from '../../../../domain/calls/notifications.ts';
import { translate } from '../../../../lib/language.ts';
import type { Actor } from '../../../actor.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../http/index.ts';
import { pushSubscriptions } from '../../tables.ts';
import { keyPair } from './keys.ts';

/** Condition on `session s`: it is signed in. */
export const isLive = sql`s.revoked_at is null and s.expires_at > now()`;

/** GET /notification/api/Push: what a browser needs to subscribe, and whether it has. */
export async function readPush(deps: Deps, actor: Actor): Promise<PushState> {
  const { publicKey } = await keyPair(deps);
  const { rows } = await deps.db.execute<{ here: boolean }>(sql`
    select s.id = ${actor.sessionId} as here from push_subscription p
    join session s on s.id = p.session_id and ${isLive} where s.user_id = ${actor.userId}`);
  return { publicKey, isOnHere: rows.some(({ here }) => here), devices: rows.length };
}

/**
 * PUT /notification/api/Push: subscribes this browser while its session lasts; ends subscriptions of its previous
 * user.
 * @throws Refusal 422 for an address that is no push service's, or invalid keys
 */
export async function allowPush(deps: Deps, actor: Actor, sent: PushKeys): Promise<PushState> {
  const { endpoint, keys } = sent;
  const errors = {
    ...(!isPushService(endpoint) && { endpoint: [translate(unknownService)] }),
    ...(!isKey(keys.p256dh) && { 'keys.p256dh': [translate(wrongKey)] }),
    ...(Buffer.from(keys.auth, 'base64url').length !== 16 && { 'keys.auth': [translate(wrongKey)] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await deps.db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionId, actor.sessionId)));
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), sessionId: actor.sessionId, endpoint, ...keys })
      .onConflictDoNothing();
  });
  return readPush(deps, actor);
}

/** DELETE /notification/api/Push: no more to this browser. */
export async function endPush(deps: Deps, actor: Actor): Promise<PushState> {
  await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, actor.sessionId));
  return readPush(deps, actor);
}

/**
 * Known push services of browsers. The server calls the address a client sends: others would allow server-side
 * request forgery.
 */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const unknownService = {
  id: 'Layanan peramban ini tidak dikenal.',
  en: "This browser's service is not known.",
};

function isPushService(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
}

/** A point on the curve, as no message could be encrypted for anything else. */
function isKey(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const at = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: at(1), y: at(33) } });
    return true;
  } catch {
    return false;
  }
}
