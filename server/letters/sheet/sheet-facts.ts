import { sql } from 'drizzle-orm';
import QRCode from 'qrcode';
import { checkPlace } from '../../../domain/letters/check-words.ts';
import type { SheetFacts } from '../../../domain/letters/letter.ts';
import { isFixed } from '../../../domain/letters/letter-life.ts';
import type { Cosignature } from '../../../domain/letters/parties.ts';
import type { Executor } from '../../db/executor.ts';
import { type Question, question, settled } from '../../db/question.ts';
import { signerOf } from '../signing/signer.ts';
import type { LetterRow } from '../tables.ts';
import { type PrintedFacts, printedFacts } from './printed-facts.ts';
import { qrPath } from './qr-path.ts';

/**
 * One source for screen and PDF. After signing as printed then, even if posts and companies are renamed since.
 * @param stored what storedPrintedFacts found
 * @param publicUrl where the public check is; without it no QR code is made
 */
export async function sheetFacts(
  executor: Executor,
  letter: LetterRow,
  stored: PrintedFacts | undefined,
  publicUrl?: string,
): Promise<SheetFacts> {
  return {
    ...(stored ?? (await factsOfToday(executor, letter))),
    qr:
      publicUrl && letter.verifyCode && letter.signedAt
        ? qrOf(verifyUrl(publicUrl, letter.verifyCode))
        : null,
  };
}

/** Loads the facts stored at printing, with the further signatures given since; undefined for letters not sent. */
export const storedPrintedFacts = (letter: LetterRow): Question<PrintedFacts | undefined> =>
  isFixed(letter.state)
    ? question(
        sql`
        select d.printed -> 'facts' as facts, (
          select json_agg(k.signed order by k."order") from letter_cosigner k where k.letter_id = d.letter_id) as signed
        from letter_document d where d.letter_id = ${letter.id}`,
        ([stored]: { facts: PrintedFacts | null; signed: (Cosignature | null)[] | null }[]) =>
          stored?.facts ? withSignatures(stored.facts, stored.signed ?? []) : undefined,
      )
    : settled(undefined);

const withSignatures = (facts: PrintedFacts, signed: readonly (Cosignature | null)[]): PrintedFacts =>
  facts.cosigners
    ? {
        ...facts,
        cosigners: facts.cosigners.map((one, at) => ({ ...one, ...(signed[at] && { signed: signed[at] }) })),
      }
    : facts;

async function factsOfToday(executor: Executor, letter: LetterRow): Promise<PrintedFacts> {
  const userId = letter.signedByUserId;
  const by = userId && { userId, isDelegate: userId !== letter.senderUserId };
  return (await printedFacts(executor, letter, by ? await signerOf(executor, by, letter) : undefined)).facts;
}

/** The public page that says whether a letter is genuine (SPEC B6). */
export const verifyUrl = (publicUrl: string, code: string): string => `${publicUrl}/verifikasi/${code}`;

function qrOf(url: string): NonNullable<SheetFacts['qr']> {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  return { path: qrPath(data, size), size, check: checkPlace(url) };
}
