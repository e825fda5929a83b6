import { sql } from 'drizzle-orm';
import { urgencies } from '../../../resources/naskah-dinas/letter.ts';
import { fillTags } from '../../../resources/naskah-dinas/tags.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterDocument, Signer } from '../../documents/index.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import type { LetterRow } from '../tables.ts';
import { kindOf, letterheadOf, type SenderFacts, senderOf } from './printed-facts.ts';

/** What signing adds to a letter; left out for one that is still a draft. */
export type Signing = {
  number: string;
  signedAt: Date;
  verifyUrl: string;
  signer: Pick<Signer, 'positionName' | 'personName' | 'npp' | 'onBehalfOf'>;
};

/** A letter as printed, with what the inbox says of it. */
export type Paper = { document: LetterDocument; sender: SenderFacts | null; files: number };

/**
 * Takes a letter and, at signing, its number and signer; gives what is printed. People stand by post unless by name was
 * asked for (SPEC A4), tags are filled with the same values as in the browser's preview.
 */
export async function letterPaper(executor: Executor, letter: LetterRow, signing?: Signing): Promise<Paper> {
  const { parts } = await storedDraft(executor, letter);
  const sender = await senderOf(executor, letter);
  const kind = await kindOf(executor, letter);
  const printed = await printedNames(executor, letter.id);
  const attachments = parts.files.filter((file) => !file.isDocument).map((file) => file.title);
  const attachmentNote = attachments.length > 0 ? `${attachments.length} berkas` : '-';
  const signer = signing?.signer ?? sender;
  const html = letter.contentMode === 'upload' ? parts.coverContent : parts.content;
  const document: LetterDocument = {
    letterId: letter.id,
    letterhead: await letterheadOf(executor, letter, kind.letterhead ? (sender?.companyCode ?? null) : null),
    kindName: kind.name ?? 'Naskah dinas',
    number: signing?.number ?? null,
    arrangement: kind.arrangement ?? 'nota',
    to: printed.receiver,
    from: sender?.positionName ?? '',
    subject: letter.subject,
    attachmentNote,
    place: letter.place ?? '',
    scriptDate: letter.scriptDate,
    bodyHtml: fillTags(
      html,
      {
        dari: signer?.personName ?? null,
        jabatan: [signer?.onBehalfOf, signer?.positionName].filter(Boolean).join(' ') || null,
        npp: signer?.npp ?? null,
        kepada: printed.receiver,
        tembusan: printed.cc,
        perihal: letter.subject,
        lampiran: attachmentNote,
        tanggal_naskah: letter.scriptDate,
        nomor_naskah: signing?.number ?? null,
      },
      { unfilled: signing ? 'blank' : 'mark' },
    ),
    signer: signer && {
      positionName: signer.positionName,
      personName: letter.showSenderName ? signer.personName : null,
      npp: letter.showSenderName ? signer.npp : null,
      onBehalfOf: signer.onBehalfOf,
      signedAt: signing?.signedAt.toISOString() ?? null,
    },
    ccs: printed.cc,
    securityName: kind.securityName ?? '',
    urgencyName: urgencies.find((urgency) => urgency.value === letter.urgency)?.label ?? '',
    verifyUrl: signing?.verifyUrl ?? null,
    attachments,
  };
  return { document, sender, files: parts.files.length };
}

async function printedNames(executor: Executor, letterId: string) {
  const found = await executor.execute<{ kind: 'receiver' | 'cc'; name: string }>(sql`
    select r.kind, case when r.show_user_name then u.person_name else p.name end as name
    from letter_recipient r join "user" u on u.id = r.user_id join position p on p.id = r.position_id
    where r.letter_id = ${letterId} order by r.kind, r."order"`);
  const names = (kind: string) => found.rows.filter((row) => row.kind === kind).map((row) => row.name);
  return { receiver: names('receiver'), cc: names('cc') };
}
