import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db } from '../../db/executor.ts';
import type { DirectoryPerson } from '../../directory/index.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { isAnotherPerson } from './words.ts';

/** Tells a proof from a password where one field takes both. */
const mark = 'proof.';

/**
 * Keeps that the actor has just proven once more who they are, for one act in this session.
 * @returns what that act shows instead of a password
 * @throws Refusal 403 where somebody else has proven themselves
 */
export async function keepProof(db: Db, actor: Actor, { way, subject }: DirectoryPerson): Promise<string> {
  const found = await db.execute(sql`
    select from directory_link where user_id = ${actor.userId} and way = ${way} and subject = ${subject}`);
  if (found.rows.length === 0) throw isAnotherPerson();
  const proof = `${mark}${randomToken()}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update session set proof_hash = ${hashToken(proof)}, proof_until = now() + interval '5 minutes'
      where id = ${actor.sessionId}`);
    await recordAudit(tx, { actor, action: 'proven-again', resource: 'session', recordId: actor.sessionId });
  });
  return proof;
}

export const isProof = (typed: string): boolean => typed.startsWith(mark);

/** Takes a proof, once. @returns whether it was good */
export async function takeProof(
  db: Db,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  proof: string,
): Promise<boolean> {
  if (!actor.sessionId) return false;
  const taken = await db.execute(sql`
    update session set proof_hash = null, proof_until = null
    where id = ${actor.sessionId} and user_id = ${actor.userId} and proof_hash = ${hashToken(proof)}
      and proof_until > now() returning id`);
  return taken.rows.length > 0;
}
