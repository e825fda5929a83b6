import { eq } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { PaperFacts } from '../../../resources/naskah-dinas/letter.ts';
import type { Executor } from '../../db/executor.ts';
import { signerOf } from '../signing/signer.ts';
import { type LetterRow, letterDocuments } from '../tables.ts';
import { type PrintedFacts, printedFacts } from './printed-facts.ts';

/**
 * Takes a letter, gives what its paper shows besides the text, so that the sheet on the screen and the PDF agree: once
 * it is signed, what was printed then, whatever posts and companies are called since.
 * @param publicUrl where the public check is; without it no QR code is made
 */
export async function paperFacts(
  executor: Executor,
  letter: LetterRow,
  publicUrl?: string,
): Promise<PaperFacts> {
  return {
    ...((await keptFacts(executor, letter)) ?? (await factsOfToday(executor, letter))),
    qr:
      publicUrl && letter.verifyCode && letter.signedAt
        ? qrOf(verifyUrl(publicUrl, letter.verifyCode))
        : null,
  };
}

/** What was printed; there is nothing yet of a letter that has not been sent. */
async function keptFacts(executor: Executor, letter: LetterRow): Promise<PrintedFacts | undefined> {
  if (letter.state !== 'sent' && letter.state !== 'cancelled') return undefined;
  const [kept] = await executor
    .select({ printed: letterDocuments.printed })
    .from(letterDocuments)
    .where(eq(letterDocuments.letterId, letter.id));
  return kept?.printed?.facts;
}

async function factsOfToday(executor: Executor, letter: LetterRow): Promise<PrintedFacts> {
  const userId = letter.signedByUserId;
  const by = userId && { userId, isDelegate: userId !== letter.senderUserId };
  return (await printedFacts(executor, letter, by ? await signerOf(executor, by, letter) : undefined)).facts;
}

/** The public page that says whether a letter is genuine (SPEC B6). */
export const verifyUrl = (publicUrl: string, code: string): string => `${publicUrl}/verifikasi/${code}`;

function qrOf(url: string): { path: string; size: number } {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (data[y * size + x]) path += `M${x} ${y}h1v1h-1z`;
  return { path, size };
}
