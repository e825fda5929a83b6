import { eq } from 'drizzle-orm';
import { isFixed } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { pageCount, renderForeignPdf, renderLetterPdf, sha256 } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { letterDocuments } from '../parts/tables.ts';
import { letterSheet, type PrintedSheet } from '../sheet/letter-sheet.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { verifyUrl } from '../sheet/sheet-facts.ts';
import { sayFault } from '../sheet/sheet-fault.ts';
import type { LetterRow } from '../tables.ts';
import { publicSender } from './public-sender.ts';
import { sealOf } from './seal.ts';
import { type SignedBy, signerOf } from './signer.ts';

export type StoredDocument = typeof letterDocuments.$inferSelect;
export type Stores = Pick<Deps, 'config' | 'files' | 'sealer'>;

/**
 * Sets a signed letter as PDF, signs it as the organisation, hashes, seals and stores exactly these bytes (SPEC B1.3).
 * @param assertSheet checks the sheet before it is set
 * @param brought signed before it came here: set as well as possible, and without the organisation's signature, which
 * would say that it was made here
 * @throws Refusal 409 where it cannot be set; what `assertSheet` throws
 */
export async function setDocument(
  { config, files, sealer }: Stores,
  executor: Executor,
  letter: LetterRow,
  signed: { number: string; at: Date; verifyCode: string; by: SignedBy },
  assertSheet: (sheet: PrintedSheet) => void = () => undefined,
  brought = false,
): Promise<{ sheet: PrintedSheet; document: StoredDocument }> {
  const sheet = await letterSheet({ db: executor, files }, letter, {
    number: signed.number,
    signedAt: signed.at,
    verifyUrl: verifyUrl(config.publicUrl, signed.verifyCode),
    signer: await signerOf(executor, signed.by, letter),
  });
  assertSheet(sheet);
  const setting = (brought ? renderForeignPdf : renderLetterPdf)(sheet.document);
  const set = await orUnprintable(setting, (error) => unprintable(sayFault(error, sheet.document).message));
  const who = { ...publicSender(sheet.facts), at: signed.at };
  const pdf = brought ? set : await sealer.seal(executor, set, who);
  const hash = sha256(pdf);
  const stored = await files.putFile(pdf, sealedFile);
  const document: StoredDocument = {
    letterId: letter.id,
    fileHash: stored.hash,
    sha256: hash,
    signature: sealOf(config.secret, hash),
    size: stored.size,
    earlier: [],
    hasPdfSignature: !brought,
    printed: { facts: sheet.facts, pages: pageCount(set) },
    createdAt: signed.at,
  };
  return { sheet, document: await keepFirst(executor, document) };
}

/** How a sealed letter is stored. */
export const sealedFile = { name: 'naskah.pdf', maxBytes: 200 * 1024 * 1024 };

/** Of concurrent requests for a missing document the first is kept, and all answer with it: theirs may differ. */
async function keepFirst(executor: Executor, document: StoredDocument): Promise<StoredDocument> {
  const [inserted] = await executor
    .insert(letterDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ letterId: letterDocuments.letterId });
  if (inserted) return document;
  const [first] = await executor
    .select()
    .from(letterDocuments)
    .where(eq(letterDocuments.letterId, document.letterId));
  return first ?? document;
}

const unprintable = (why: string) =>
  conflict(
    translate({
      id: `${why} Karena tidak dapat dicetak, naskah ini tidak dapat ditandatangani. Kembalikan agar diperbaiki.`,
      en: `${why} As it cannot be printed, this letter cannot be signed. Return it to have it corrected.`,
    }),
  );

/**
 * Loads a sent letter's document. One brought in without (import, demo) is set on the first request. Undefined for
 * unsigned letters.
 */
export async function documentOf(
  deps: Stores & { db: Executor },
  letter: LetterRow,
): Promise<StoredDocument | undefined> {
  const [stored] = await deps.db
    .select()
    .from(letterDocuments)
    .where(eq(letterDocuments.letterId, letter.id));
  const { number, signedAt: at, verifyCode, signedByUserId: userId } = letter;
  if (stored || letter.destroyedAt || !isFixed(letter.state) || !number || !at || !verifyCode || !userId)
    return stored;
  const by = { userId, isDelegate: userId !== letter.senderUserId };
  const signed = { number, at, verifyCode, by };
  return (await setDocument(deps, deps.db, letter, signed, undefined, true)).document;
}
