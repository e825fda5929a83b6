import { eq } from 'drizzle-orm';
import type { Verification } from '../../../domain/calls/letters/versions.ts';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { notFound, Refusal } from '../../http/index.ts';
import { isGivenCopy } from '../reading/given-copies.ts';
import { sheetFacts } from '../sheet/sheet-facts.ts';
import { type LetterRow, letterNumbers, letters } from '../tables.ts';
import { publicSender } from './public-sender.ts';
import { isSealOf } from './seal.ts';
import { documentOf, type StoredDocument } from './set-document.ts';

export type Comparison = 'intact' | 'marked' | 'changed';

/**
 * Compares a file's SHA-256 with a code's signed letter: identical, a copy with its reader's mark, or neither.
 * @throws Refusal 404 for codes that were never given
 */
export async function compareFile(deps: Deps, code: string, sha256: string): Promise<Comparison> {
  const { hash, isSealed } = await verifyLetter(deps, code);
  const copy = sha256.toLowerCase();
  if (isSealed && copy === hash) return 'intact';
  return isSealed && (await isGivenCopy(deps.db, { original: hash, copy })) ? 'marked' : 'changed';
}

/**
 * Finds a signed letter by its printed code, in any case and spacing.
 * @throws Refusal 404 for codes that were never given
 */
export async function verifyLetter(deps: Deps, code: string): Promise<Verification> {
  const [letter] = await deps.db
    .select()
    .from(letters)
    .where(eq(letters.verifyCode, asGiven(code)));
  const document = letter && (await documentOf(deps, letter));
  if (!letter?.number || !letter.signedAt || !document)
    throw notFound(
      translate({
        id: 'Kode ini tidak dikenal. Naskah mungkin tidak asli.',
        en: 'This code is not known. The letter may not be genuine.',
      }),
    );
  return {
    number: letter.number,
    date: letter.signedAt.toISOString(),
    sender: publicSender(await sheetFacts(deps.db, letter, document.printed?.facts)),
    hash: document.sha256,
    isSealed: await isGenuine(deps, letter, document),
    hasPdfSignature: document.hasPdfSignature,
    cancelledAt: isCancelled(letter.state) ? await cancelledAt(deps, letter.id) : null,
  };
}

async function cancelledAt({ db }: Deps, letterId: string): Promise<string | null> {
  const [given] = await db
    .select({ at: letterNumbers.cancelledAt })
    .from(letterNumbers)
    .where(eq(letterNumbers.letterId, letterId));
  return given?.at?.toISOString() ?? null;
}

async function isGenuine(
  { config, files }: Deps,
  { destroyedAt }: LetterRow,
  document: StoredDocument,
): Promise<boolean> {
  if (!isSealOf(config.secret, document.signature, document.sha256)) return false;
  // A destroyed letter is verified by its seal alone: there is no file to compare the hash with.
  if (destroyedAt) return true;
  if (document.fileHash !== document.sha256) return false;
  try {
    (await files.getFile(document.fileHash)).destroy();
    return true;
  } catch (error) {
    // Gone, or altered.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function asGiven(code: string): string {
  const signs = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
  return (signs.match(/.{1,5}/g) ?? []).join('-');
}
