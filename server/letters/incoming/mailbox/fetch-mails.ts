import { ImapFlow } from 'imapflow';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { messageIdOf } from './parse-mail.ts';
import { isTaken, registrarAt, takeMail } from './take-mail.ts';

export type IncomingBox = NonNullable<Config['incomingBox']>;

/** Larger ones are told and left in the box. */
export const mostMailBytes = 25 * 1024 * 1024;
/** As many at a time as a run should take; the others come with the next. */
const mostMails = 50;
/** Milliseconds without an answer after which the server counts as gone. */
const patience = 30_000;

/**
 * Turns the unseen messages of the incoming box into drafts of registration; each has one outcome and is marked as seen
 * then. One that cannot be taken does not keep the next from being.
 * @returns how many got an outcome
 * @throws where the box cannot be reached, or nobody holds the post that registers
 */
export async function fetchMails(deps: Deps, box: IncomingBox): Promise<number> {
  const registrar = await registrarAt(deps.db, box.post);
  if (!registrar) throw new Error('Nobody holds the post that IMAP_POST names');
  const client = new ImapFlow({
    ...box.server,
    logger: false,
    socketTimeout: patience,
    greetingTimeout: patience,
    connectionTimeout: patience,
    disableAutoIdle: true,
  });
  // An error between commands would else end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock(box.folder);
    try {
      const unseen = (await client.search({ seen: false }, { uid: true })) || [];
      let taken = 0;
      for (const uid of unseen.slice(0, mostMails))
        if (await takeOne(deps, client, registrar, uid)) taken += 1;
      return taken;
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function takeOne(
  deps: Deps,
  client: ImapFlow,
  registrar: Parameters<typeof takeMail>[1],
  uid: number,
): Promise<boolean> {
  const range = String(uid);
  // First its size: a huge one is never fetched.
  const head = await client.fetchOne(
    range,
    { envelope: true, size: true, internalDate: true },
    { uid: true },
  );
  if (!head) return false;
  const { envelope, size = 0 } = head;
  const [from] = envelope?.from ?? [];
  const arrived = head.internalDate ? new Date(head.internalDate) : new Date();
  const messageId = messageIdOf(
    envelope?.messageId,
    JSON.stringify([envelope?.from, envelope?.subject, envelope?.date, size, arrived]),
  );
  if (!(await isTaken(deps.db, messageId))) {
    const whole =
      size < mostMailBytes
        ? (await client.fetchOne(range, { source: true }, { uid: true })) || undefined
        : undefined;
    await takeMail(deps, registrar, {
      messageId,
      fromAddress: (from?.address ?? '').slice(0, 200),
      subject: (envelope?.subject ?? '').slice(0, 300),
      arrived,
      source: whole?.source ?? null,
    });
  }
  await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  return true;
}
