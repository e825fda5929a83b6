import { authorisedFetch, currentRole, currentUser } from '../../../authProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { offlineMessages } from './messages.ts';
import type { Waiting } from './waiting-count.ts';
import { dropWaiting, readWaiting, writeWaiting } from './waiting-marks.ts';

export type SentOutcome = { sent: number; refused: { path: string; message: string }[] };

/** Queues a write until the network is back; the response pretends success. */
export async function holdWrite(path: string, body: RequestInit['body']): Promise<Response> {
  const [user, role] = await Promise.all([currentUser(), currentRole()]);
  const form =
    body instanceof FormData ? [...body].map(([key, value]) => [key, String(value)] as [string, string]) : [];
  const before = readWaiting(user.id).filter((one) => !undoes(path, one.path));
  writeWaiting(user.id, [...before, { roleId: role?.id ?? '', path, form, at: Date.now() }]);
  const answer = { statusCode: 200, message: translate(offlineMessages.waiting), data: null };
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
}

/**
 * Sends queued writes in order, in one tab only; reports and drops refused ones. Stops when the connection fails.
 * Writes of another role wait for that role.
 */
export async function sendWaiting(): Promise<SentOutcome> {
  const outcome: SentOutcome = { sent: 0, refused: [] };
  const send = () => sendAll(outcome);
  if (!navigator.locks) await send();
  else
    await navigator.locks.request('naskah.waiting', { ifAvailable: true }, (lock) =>
      lock ? send() : undefined,
    );
  return outcome;
}

async function sendAll(outcome: SentOutcome): Promise<void> {
  const [user, role] = await Promise.all([currentUser(), currentRole()]);
  for (const one of readWaiting(user.id)) {
    if (one.roleId !== (role?.id ?? '')) continue;
    const response = await send(one);
    if (!response || response.status >= 500 || response.status === 429) return;
    // Read again: another write may have come to wait meanwhile.
    dropWaiting(user.id, one);
    // 409: done already, or changed since; the list will show the present state.
    if (response.ok) outcome.sent += 1;
    else if (response.status !== 409)
      outcome.refused.push({ path: one.path, message: await messageOf(response) });
  }
}

async function send({ path, form }: Waiting): Promise<Response | undefined> {
  const body = new FormData();
  for (const [key, value] of form) body.set(key, value);
  try {
    return await authorisedFetch(path, { method: 'POST', ...(form.length > 0 && { body }) });
  } catch (error) {
    // Without a session the user is about to sign in; the writes wait.
    if (error instanceof TypeError || (error as { status?: number }).status === 401) return undefined;
    throw error;
  }
}

/** Of two opposite marks on one thing the later is meant. */
const undoes = (path: string, other: string): boolean => {
  const [thing, verb] = split(path);
  const [otherThing, otherVerb] = split(other);
  return thing === otherThing && pairs.some((pair) => pair.includes(verb) && pair.includes(otherVerb));
};
const pairs = [
  ['read', 'unread'],
  ['close', 'reopen'],
];
const split = (path: string): [string, string] => {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1)];
};

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' ? message : '';
}
