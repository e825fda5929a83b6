import { eq } from 'drizzle-orm';
import { isFixed } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { pageCount, renderForeignPdf, sha256 } from '../../documents/index.ts';
import { letterDocuments } from '../parts/tables.ts';
import { letterSheet, type PrintedSheet } from '../sheet/letter-sheet.ts';
import { verifyUrl } from '../sheet/sheet-facts.ts';
import type { LetterRow } from '../tables.ts';
import { type Composing, composedOrSet } from './compose-first.ts';
import { publicSender } from './public-sender.ts';
import { sealOf } from './seal.ts';
import { setOrRefuse } from './set-or-refuse.ts';
import { type SignedBy, signerOf } from './signer.ts';

export type StoredDocument = typeof letterDocuments.$inferSelect;
export type Stores = Pick<Deps, 'config' | 'files' | 'sealer'>;
export type Typeset = {
  sheet: PrintedSheet;
  pdf: Uint8Array;
  printed: NonNullable<StoredDocument['printed']>;
};

type Signed = { number: string; at: Date; verifyCode: string; by: SignedBy };

/**
 * Sets a signed letter as PDF, without any seal.
 * @param assertSheet checks the sheet before it is set
 * @param how `isBrought` for one signed before it came here: set as well as possible, and without the organisation's
 * signature, which would say that it was made here
 * @throws Refusal 409 where it cannot be set; what `assertSheet` throws
 */
export async function typesetLetter(
  { config, files }: Omit<Stores, 'sealer'>,
  executor: Executor,
  letter: LetterRow,
  signed: Signed,
  assertSheet: (sheet: PrintedSheet) => void = () => undefined,
  { isBrought = false, composing }: { isBrought?: boolean; composing?: Composing | undefined } = {},
): Promise<Typeset> {
  const sheet = await letterSheet({ db: executor, files }, letter, {
    number: signed.number,
    signedAt: signed.at,
    verifyUrl: verifyUrl(config.publicUrl, signed.verifyCode),
    signer: await signerOf(executor, signed.by, letter),
  });
  assertSheet(sheet);
  const pdf = isBrought
    ? await setOrRefuse(renderForeignPdf(sheet.document), sheet.document)
    : await composedOrSet(sheet.document, composing);
  return { sheet, pdf, printed: { facts: sheet.facts, pages: pageCount(pdf) } };
}

/** Typesets, signs as the organisation and stores. @throws as typesetLetter */
export async function setDocument(
  { sealer, ...stores }: Stores,
  executor: Executor,
  letter: LetterRow,
  signed: Signed,
  assertSheet?: (sheet: PrintedSheet) => void,
  composing?: Composing,
): Promise<{ sheet: PrintedSheet; document: StoredDocument }> {
  const { sheet, pdf, printed } = await typesetLetter(stores, executor, letter, signed, assertSheet, {
    composing,
  });
  const sealed = await sealer.seal(executor, pdf, { ...publicSender(sheet.facts), at: signed.at });
  const made = { letterId: letter.id, printed, at: signed.at, ...sealed };
  return { sheet, document: await storeDocument(stores, executor, made) };
}

/** Hashes, seals and stores exactly these bytes (SPEC B1.3). */
export async function storeDocument(
  { config, files }: Omit<Stores, 'sealer'>,
  executor: Executor,
  {
    letterId,
    pdf,
    printed,
    at,
    seal,
  }: Pick<StoredDocument, 'letterId' | 'printed' | 'seal'> & {
    pdf: Uint8Array;
    at: Date;
  },
): Promise<StoredDocument> {
  const hash = sha256(pdf);
  const stored = await files.putFile(pdf, sealedFile);
  return keepFirst(executor, {
    letterId,
    fileHash: stored.hash,
    sha256: hash,
    signature: sealOf(config.secret, hash),
    size: stored.size,
    earlier: [],
    hasPdfSignature: seal !== null,
    seal,
    printed,
    createdAt: at,
  });
}

/** How a letter is stored. */
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
  const { pdf, printed } = await typesetLetter(deps, deps.db, letter, signed, undefined, { isBrought: true });
  return storeDocument(deps, deps.db, { letterId: letter.id, pdf, printed, at, seal: null });
}
