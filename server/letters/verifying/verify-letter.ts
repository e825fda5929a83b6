import { buffer } from 'node:stream/consumers';
import { and, count, eq, inArray, isNotNull, not } from 'drizzle-orm';
import type { Verification } from '../../../domain/calls/letters/versions.ts';
import { checkWords, readCheckCode, typedWords } from '../../../domain/letters/check-words.ts';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import { partiesOf } from '../../../domain/letters/parties.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import { securityClassification } from '../../../resources/master-data/klasifikasi-keamanan.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { stateOfFile } from '../../files/index.ts';
import { notFound } from '../../http/index.ts';
import { letterAttachments, letterDocuments } from '../parts/tables.ts';
import { isGivenCopy } from '../reading/given-copies.ts';
import { maskOf } from '../rules/masked-subject.ts';
import { rootIn } from '../sealing/signatures-in.ts';
import { sheetFacts } from '../sheet/sheet-facts.ts';
import { publicCosigners, publicSender } from '../signing/public-sender.ts';
import { isSealOf } from '../signing/seal.ts';
import { documentOf, type StoredDocument } from '../signing/set-document.ts';
import { type LetterRow, letterNumbers, letters } from '../tables.ts';
import { companyNow, companyOn } from './public-company.ts';
import { unknownCode } from './verify-messages.ts';

/**
 * `earlier`: as it was before its last signature. `appended`: the signed bytes, followed by something that is not ours.
 * `enclosed`: a file whose hash the signed paper names. `other`: another letter of ours.
 */
export type Comparison = 'intact' | 'marked' | 'earlier' | 'appended' | 'enclosed' | 'other' | 'changed';

/** The hashes of a file: of all of it, and of each part up to which it says that it was signed. */
export type FileHashes = { whole: string; signedParts: string[] };

/**
 * Compares a file's hashes with a code's signed letter.
 * @throws Refusal 404 for codes that were never given
 */
export async function compareFile(deps: Deps, code: string, file: FileHashes): Promise<Comparison> {
  const { letter, document } = await findByCode(deps, code);
  const { sha256: original } = document;
  const isSealed = await isGenuine(deps, letter, document);
  if (isSealed && file.whole === original) return 'intact';
  if (isSealed && (await isGivenCopy(deps.db, { original, copy: file.whole }))) return 'marked';
  if (isSealed && (await isEarlier(deps.db, document, file.whole))) return 'earlier';
  if (isSealed && [original, ...document.earlier].some((hash) => file.signedParts.includes(hash)))
    return 'appended';
  if (isSealed && enclosedWith(document).includes(file.whole)) return 'enclosed';
  return (await isOfAnother(deps.db, letter, file)) ? 'other' : 'changed';
}

/** The file, or a reader's copy of it, as it was before later signatures. */
async function isEarlier(executor: Executor, { earlier }: StoredDocument, whole: string): Promise<boolean> {
  if (earlier.includes(whole)) return true;
  for (const original of earlier) if (await isGivenCopy(executor, { original, copy: whole })) return true;
  return false;
}

/**
 * Finds a signed letter by its printed code, in letters or words, in any case and spacing.
 * @throws Refusal 404 for codes that were never given
 */
export async function verifyLetter(deps: Deps, code: string): Promise<Verification> {
  return verification(deps, await findByCode(deps, code));
}

/** The same for the page, with the subject of a letter that is open to everybody and was not destroyed. */
export async function verifyForPage(
  deps: Deps,
  code: string,
): Promise<{
  found: Verification;
  subject: string | null;
  /** The other parties' own, of a letter that is open to everybody. */
  otherNumbers: string[];
  className: string | null;
  code: string;
  namesFiles: boolean;
}> {
  const known = await findByCode(deps, code);
  const { letter } = known;
  const isOpen =
    letter.securityRank <= openRank &&
    !letter.destroyedAt &&
    (await maskOf(deps.db, letter.securityId)) === null;
  return {
    found: await verification(deps, known),
    subject: isOpen ? letter.subject : null,
    otherNumbers: isOpen ? otherNumbersOn(known.document) : [],
    className: isOpen ? null : await classOf(deps.db, letter),
    code: letter.verifyCode ?? '',
    namesFiles: enclosedWith(known.document).length > 0,
  };
}

/** Whether a code was ever given: what the page needs to know before it leads to the letter's own address. */
export async function isGivenCode({ db }: Pick<Deps, 'db'>, code: string): Promise<boolean> {
  const found = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.verifyCode, readCheckCode(code)), isNotNull(letters.signedAt)))
    .limit(1);
  return found.length > 0;
}

const otherNumbersOn = ({ printed }: StoredDocument): string[] =>
  printed?.facts?.contractParties
    ? partiesOf({ ...printed.facts, signer: null }).flatMap(({ isOurs, number }) =>
        isOurs || !number ? [] : [number],
      )
    : [];

/**
 * The root certificate (DER) that a letter's own seal leads to, whichever one is in use now.
 * @returns undefined where its file brings none, is altered, or is gone
 * @throws Refusal 404 for codes that were never given
 */
export async function rootOfLetter(deps: Deps, code: string): Promise<Buffer | undefined> {
  const { letter, document } = await findByCode(deps, code);
  if (!document.hasPdfSignature || letter.destroyedAt || !(await isGenuine(deps, letter, document)))
    return undefined;
  return rootIn(await buffer(await deps.files.getFile(document.fileHash)));
}

const enclosedWith = ({ printed }: StoredDocument): string[] =>
  [printed?.facts.document ?? [], printed?.facts.attachments ?? []].flat().map((file) => file.sha256);

type Known = { letter: LetterRow; document: StoredDocument; number: string; signedAt: Date };

async function findByCode(deps: Deps, code: string): Promise<Known> {
  const [letter] = await deps.db
    .select()
    .from(letters)
    .where(eq(letters.verifyCode, readCheckCode(code)));
  const document = letter && (await documentOf(deps, letter));
  if (!letter?.number || !letter.signedAt || !document)
    throw notFound(
      typedWords(code)
        ? unknownCode(code).text
        : translate({
            id: 'Kode ini tidak dikenal. Naskah mungkin tidak asli.',
            en: 'This code is not known. The letter may not be genuine.',
          }),
    );
  return { letter, document, number: letter.number, signedAt: letter.signedAt };
}

async function verification(
  deps: Deps,
  { letter, document, number, signedAt }: Known,
): Promise<Verification> {
  const facts = await sheetFacts(deps.db, letter, document.printed?.facts);
  const { letterhead, kindName } = facts;
  const printed = document.printed;
  return {
    number,
    kindName,
    pages: printed?.pages ?? null,
    attachments: await countAttachments(deps.db, letter.id),
    company: letterhead ? companyOn(letterhead) : await companyNow(deps.db, letter.senderPositionId),
    // Papers from before have none beside their QR code.
    words: printed?.pages === undefined ? [] : checkWords(letter.verifyCode ?? ''),
    date: signedAt.toISOString(),
    sender: publicSender(facts),
    cosigners: await publicCosigners(deps.db, letter, facts),
    hash: document.sha256,
    isSealed: await isGenuine(deps, letter, document),
    hasPdfSignature: document.hasPdfSignature,
    seal: document.hasPdfSignature ? document.seal : null,
    cancelledAt: isCancelled(letter.state) ? await cancelledAt(deps, letter.id) : null,
    destroyedAt: letter.destroyedAt?.toISOString() ?? null,
  };
}

async function countAttachments(executor: Executor, letterId: string): Promise<number> {
  const [found] = await executor
    .select({ count: count() })
    .from(letterAttachments)
    .where(and(eq(letterAttachments.letterId, letterId), not(letterAttachments.isDocument)));
  return found?.count ?? 0;
}

async function classOf(executor: Executor, { securityId }: LetterRow): Promise<string | null> {
  if (!securityId) return null;
  const classes = tableOf(securityClassification);
  const [found] = await executor
    .select({ name: classes.name })
    .from(classes)
    .where(eq(classes.id, securityId));
  return found ? String(found.name) : null;
}

async function isOfAnother(
  executor: Executor,
  letter: LetterRow,
  { whole, signedParts }: FileHashes,
): Promise<boolean> {
  const [found] = await executor
    .select({ id: letterDocuments.letterId })
    .from(letterDocuments)
    .where(
      and(
        inArray(letterDocuments.fileHash, [whole, ...signedParts]),
        not(eq(letterDocuments.letterId, letter.id)),
      ),
    )
    .limit(1);
  return found !== undefined;
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
  return (await stateOfFile(files, document.fileHash)) === 'whole';
}
