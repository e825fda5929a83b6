import QRCode from 'qrcode';
import type { PaperFacts } from '../../../resources/naskah-dinas/letter.ts';
import type { Executor } from '../../db/executor.ts';
import { signerOf } from '../signing/signer.ts';
import type { LetterRow } from '../tables.ts';
import { kindOf, letterheadOf, senderOf } from './printed-facts.ts';

/**
 * Takes a letter, gives what its paper shows besides the text, so that the sheet on the screen and the PDF agree.
 * @param publicUrl where the public check is; without it no QR code is made
 */
export async function paperFacts(
  executor: Executor,
  letter: LetterRow,
  publicUrl?: string,
): Promise<PaperFacts> {
  const [sender, kind] = [await senderOf(executor, letter), await kindOf(executor, letter)];
  const userId = letter.signedByUserId;
  const signer = userId
    ? await signerOf(executor, { userId, isDelegate: userId !== letter.senderUserId }, letter)
    : sender;
  return {
    letterhead: await letterheadOf(executor, letter, kind.letterhead ? (sender?.companyCode ?? null) : null),
    signer: signer && {
      positionName: signer.positionName,
      personName: letter.showSenderName ? signer.personName : null,
      npp: letter.showSenderName ? signer.npp : null,
      onBehalfOf: signer.onBehalfOf ?? null,
    },
    qr:
      publicUrl && letter.verifyCode && letter.signedAt
        ? qrOf(verifyUrl(publicUrl, letter.verifyCode))
        : null,
  };
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
