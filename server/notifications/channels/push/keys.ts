import { eq } from 'drizzle-orm';
import { seal, unseal } from '../../../accounts/index.ts';
import type { Deps } from '../../../deps.ts';
import { pushKeys, pushSubscriptions } from '../../tables.ts';

/** A key pair for browsers and push services (RFC 8292): base64url of the point and of the number. */
export type KeyPair = { publicKey: string; privateKey: string };

const only = 1;
const purpose = 'push';

/**
 * One key pair for all processes, encrypted by the secret. A changed secret replaces it and deletes subscriptions
 * browsers would refuse.
 */
export async function keyPair({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<KeyPair> {
  const read = async (): Promise<KeyPair | undefined> => {
    const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, only));
    const privateKey = row && unseal(config.secret, purpose, row.publicKey, row.sealedPrivateKey);
    return row && privateKey && { publicKey: row.publicKey, privateKey: privateKey.toString() };
  };
  const kept = await read();
  if (kept) return kept;
  const made = await makePair();
  const row = {
    id: only,
    publicKey: made.publicKey,
    sealedPrivateKey: seal(config.secret, purpose, made.publicKey, Buffer.from(made.privateKey)),
  };
  await db.transaction(async (tx) => {
    const [there] = await tx.select().from(pushKeys).where(eq(pushKeys.id, only)).for('update');
    if (there && unseal(config.secret, purpose, there.publicKey, there.sealedPrivateKey)) return;
    if (there) {
      await tx.delete(pushSubscriptions);
      await tx.update(pushKeys).set(row).where(eq(pushKeys.id, only));
    } else await tx.insert(pushKeys).values(row).onConflictDoNothing();
  });
  const now = await read();
  if (!now) throw new Error('The keys for messages to browsers could not be kept');
  return now;
}

async function makePair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign'],
  );
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey));
  const { d } = await crypto.subtle.exportKey('jwk', privateKey);
  if (!d) throw new Error('A key without its private half');
  return { publicKey: point.toString('base64url'), privateKey: d };
}
