import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Seal } from '../../../domain/letters/letter.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../documents/index.ts';
import { letterDocuments } from '../parts/tables.ts';
import type { LetterRow } from '../tables.ts';
import { genuineDocument } from './genuine-document.ts';
import { sealOf } from './seal.ts';
import { type StoredDocument, type Stores, sealedFile } from './set-document.ts';

/**
 * Appends a further signature to the stored PDF: what was signed before stays its first part.
 * @throws Refusal 404 or 409 where the stored file is gone or altered
 */
export async function appendSignature(
  deps: Stores & Pick<Deps, 'db'>,
  tx: Executor,
  letter: LetterRow,
  who: { personName: string | null; positionName: string; at: Date },
): Promise<StoredDocument> {
  const { config, files, sealer } = deps;
  const [stored] = await tx.select().from(letterDocuments).where(eq(letterDocuments.letterId, letter.id));
  if (!stored) throw new Error(`Letter ${letter.id} is signed, but has no document`);
  const before = await buffer(await genuineDocument(deps, stored));
  const { pdf, seal } = await sealer.seal(tx, before, who);
  const hash = sha256(pdf);
  const put = await files.putFile(pdf, sealedFile);
  const changes = {
    fileHash: put.hash,
    sha256: hash,
    signature: sealOf(config.secret, hash),
    size: put.size,
    seal: stored.seal && { ...seal, level: least(stored.seal.level, seal.level) },
    earlier: [...stored.earlier, stored.sha256],
  };
  await tx.update(letterDocuments).set(changes).where(eq(letterDocuments.letterId, letter.id));
  return { ...stored, ...changes };
}

/** What holds for all signatures of a file. */
const least = (one: Seal['level'], other: Seal['level']): Seal['level'] =>
  levels.find((level) => level === one || level === other) ?? one;

const levels: readonly Seal['level'][] = ['B-B', 'B-T', 'B-LT'];
