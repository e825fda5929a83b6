import { eq } from 'drizzle-orm';
import { mailLimit } from '../../../domain/letters/outgoing.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { formatSize } from '../../../lib/file-size.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { safeName } from '../../files/index.ts';
import { conflict, invalid } from '../../http/index.ts';
import type { Mail } from '../../mail/index.ts';
import { letterAttachments } from '../parts/tables.ts';
import { maskOf } from '../rules/masked-subject.ts';
import { verifyUrl } from '../sheet/sheet-facts.ts';
import { genuineDocument } from '../signing/genuine-document.ts';
import { documentOf } from '../signing/set-document.ts';
import type { LetterRow } from '../tables.ts';
import { storedOutgoing } from './outgoing-block.ts';

/**
 * Sealed PDF, attachments, verification link. A subject its class masks never appears in a mail (DOMAIN 4).
 * @throws Refusal 422 on `to` when it would be too large for a mail
 */
export async function mailOfLetter(
  deps: Deps,
  letter: LetterRow,
  message: string | null,
): Promise<Omit<Mail, 'recipient'>> {
  const document = await documentOf(deps, letter);
  if (!document)
    throw conflict(
      translate({ id: 'Naskah ini belum ditandatangani.', en: 'This letter is not signed yet.' }),
    );
  (await genuineDocument(deps, document)).destroy();
  const files = await deps.db
    .select()
    .from(letterAttachments)
    .where(eq(letterAttachments.letterId, letter.id))
    .orderBy(letterAttachments.order);
  const size = document.size + files.reduce((sum, file) => sum + file.size, 0);
  if (size > mailLimit)
    throw invalid({
      to: [
        translate({
          id: `Naskah dan lampirannya berukuran ${formatSize(size, 'id')}, lebih besar dari ${formatSize(mailLimit, 'id')} yang dapat dikirim lewat surel. Unduh dan kirim dengan cara lain.`,
          en: `The letter and its attachments have ${formatSize(size, 'en')}, more than the ${formatSize(mailLimit, 'en')} that can be sent by e-mail. Download them and send them another way.`,
        }),
      ],
    });
  const shownSubject = (await maskOf(deps.db, letter.securityId)) ? null : oneLine(letter.subject);
  const title = ['Naskah dinas', letter.number].filter(Boolean).join(' ');
  const block = await storedOutgoing(deps.db, letter.id);
  const lines = [
    `Yth. ${block?.externalReceiver.map((party) => party.name).join(', ') || 'Bapak/Ibu'}`,
    '',
    ...(message ? [message, ''] : []),
    'Bersama surel ini kami sampaikan naskah dinas berikut sebagai lampiran.',
    '',
    `Nomor: ${letter.number ?? '-'}`,
    ...(shownSubject ? [`Hal: ${shownSubject}`] : []),
    ...(letter.scriptDate ? [`Tanggal: ${longDate(letter.scriptDate)}`] : []),
    `Lampiran: ${files.length > 0 ? `${files.length} berkas` : '-'}`,
    '',
    ...(letter.verifyCode
      ? [`Periksa keaslian naskah di ${verifyUrl(deps.config.publicUrl, letter.verifyCode)}`]
      : []),
  ];
  return {
    subject: [title, shownSubject].filter(Boolean).join(': '),
    body: lines.join('\n'),
    attachments: [
      {
        fileName: safeName(`${(letter.number ?? 'naskah').replaceAll('/', '-')}.pdf`),
        mimeType: 'application/pdf',
        fileHash: document.fileHash,
      },
      ...files.map(({ fileName, mimeType, fileHash }) => ({ fileName, mimeType, fileHash })),
    ],
  };
}

/** Prevents header injection: a subject must stay on one line. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
