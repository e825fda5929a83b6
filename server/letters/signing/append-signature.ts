import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Seal } from '../../../domain/letters/letter.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../documents/index.ts';
import type { Sealed } from '../../pdf-sealer.ts';
import { letterDocuments } from '../parts/tables.ts';
import type { LetterRow } from '../tables.ts';
import { genuineDocument } from './genuine-document.ts';
import { sealOf } from './seal.ts';
import { documentOf, type StoredDocument, type Stores, sealedFile } from './set-document.ts';

/** A letter's file as it is signed so far. */
export type SignedSoFar = { stored: StoredDocument; bytes: Buffer };

/** @throws Refusal 404 or 409 where the stored file is gone or altered */
export async function signedSoFar(
  deps: Stores & Pick<Deps, 'db'>,
  executor: Executor,
  letter: LetterRow,
): Promise<SignedSoFar> {
  const stored = await documentOf({ ...deps, db: executor }, letter);
  if (!stored) throw new Error(`Letter ${letter.id} is signed, but has no document`);
  return { stored, bytes: await buffer(await genuineDocument(deps, stored)) };
}

/** Stores the file with a further signature in place of the one without, which stays its first part. */
export async function storeAppended(
  { config, files }: Pick<Stores, 'config' | 'files'>,
  tx: Executor,
  stored: StoredDocument,
  { pdf, seal }: Sealed,
): Promise<StoredDocument> {
  const hash = sha256(pdf);
  const put = await files.putFile(pdf, sealedFile);
  const changes = {
    fileHash: put.hash,
    sha256: hash,
    signature: sealOf(config.secret, hash),
    size: put.size,
    // One that came here signed has none before.
    hasPdfSignature: true,
    seal: stored.seal ? { ...seal, level: least(stored.seal.level, seal.level) } : seal,
    earlier: [...stored.earlier, stored.sha256],
  };
  await tx.update(letterDocuments).set(changes).where(eq(letterDocuments.letterId, stored.letterId));
  return { ...stored, ...changes };
}

/** What holds for all signatures of a file. */
const least = (one: Seal['level'], other: Seal['level']): Seal['level'] =>
  levels.find((level) => level === one || level === other) ?? one;

const levels: readonly Seal['level'][] = ['B-B', 'B-T', 'B-LT'];
