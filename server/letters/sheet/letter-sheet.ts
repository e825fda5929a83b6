import { attachmentNote, splitAnnexes } from '../../../domain/letters/annexes.ts';
import { partyTag } from '../../../domain/letters/arrangement.ts';
import { arrangementOf } from '../../../domain/letters/layouts.ts';
import { urgencies } from '../../../domain/letters/letter.ts';
import { openPlaces } from '../../../domain/letters/open-places.ts';
import { tagValuesOf } from '../../../domain/letters/tag-values.ts';
import { fillTags } from '../../../domain/letters/tags.ts';
import type { LetterDocument, Signer } from '../../documents/index.ts';
import { inIndonesian } from '../../http/index.ts';
import { type LogoSource, toPrint } from '../../letterheads/index.ts';
import type { DraftParts } from '../drafting/draft.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import { picturesToPrint } from '../pictures/pictures-to-print.ts';
import type { LetterPicture } from '../pictures/tables.ts';
import type { LetterRow } from '../tables.ts';
import { type PrintedFacts, printedFacts, type SenderFacts } from './printed-facts.ts';

/** What signing adds to a letter; omitted for a draft. */
export type Signing = {
  number: string;
  signedAt: Date;
  verifyUrl: string;
  signer: Pick<Signer, 'positionName' | 'personName' | 'npp' | 'onBehalfOf'>;
};

/** What is typed and not stored, sanitised, with the pictures that are new in it. */
export type UnsavedTexts = {
  texts?: Partial<Pick<DraftParts, 'content' | 'coverContent'>>;
  pictures: LetterPicture[];
};

/** A letter as printed, with its inbox facts. */
export type PrintedSheet = {
  document: LetterDocument;
  facts: PrintedFacts;
  sender: SenderFacts | null;
  files: number;
  /** What its text leaves open. */
  open: string[];
};

/**
 * Builds the printed letter. People print by post unless by name (SPEC A4); tags get the preview's values.
 * @param printed what was kept when it was printed, in place of today's names
 * @param unsaved in place of what is stored
 * @throws Refusal 409 where the letterhead's logo is gone or altered; 422 where a picture of the text is
 */
export async function letterSheet(
  source: LogoSource,
  letter: LetterRow,
  signing?: Signing,
  printed?: PrintedFacts,
  unsaved: UnsavedTexts = { pictures: [] },
): Promise<PrintedSheet> {
  const stored = await storedDraft(source.db, letter);
  const parts = { ...stored.parts, ...unsaved.texts };
  const { facts: today, kind, sender } = await printedFacts(source.db, letter, signing?.signer);
  const facts = printed ?? today;
  const attachments = facts.attachments ?? [];
  const isUpload = letter.contentMode === 'upload';
  const { annexes } = splitAnnexes(isUpload ? '' : parts.content);
  const note = attachmentNote(attachments.length, annexes.length);
  const urgencyName = urgencies.find((urgency) => urgency.value === letter.urgency)?.label.id ?? '';
  const values = tagValuesOf({
    ...{ tags: facts.tags, to: facts.to, ccs: facts.ccs, urgencyName },
    subject: letter.subject,
    attachmentNote: note,
    place: letter.place ?? '',
    scriptDate: letter.scriptDate,
    number: signing?.number ?? null,
    parties: partyTag({ ...facts, arrangement: arrangementOf(facts.arrangement) }, facts.tags),
  });
  const filled = (html: string) =>
    inIndonesian(() => fillTags(html, values, { unfilled: signing ? 'blank' : 'mark' }));
  const written = isUpload ? parts.coverContent : parts.coverContent + parts.content;
  const document: LetterDocument = {
    letterId: letter.id,
    letterhead: await toPrint(source, facts.letterhead),
    kindName: facts.kindName,
    number: signing?.number ?? null,
    arrangement: arrangementOf(facts.arrangement),
    ...(facts.adjustments && { adjustments: facts.adjustments }),
    secondParty: facts.secondParty,
    contractParties: facts.contractParties,
    ...(facts.cosigners && { cosigners: facts.cosigners, edition: facts.edition ?? 1 }),
    to: facts.to,
    ...(facts.address && { address: facts.address }),
    from: facts.from,
    subject: letter.subject,
    attachmentNote: note,
    place: letter.place ?? '',
    scriptDate: letter.scriptDate,
    coverHtml: isUpload ? '' : filled(parts.coverContent),
    bodyHtml: filled(isUpload ? parts.coverContent : parts.content),
    file: facts.document,
    signer: facts.signer && {
      ...facts.signer,
      onBehalfOf: facts.signer.onBehalfOf ?? undefined,
      signedAt: signing?.signedAt.toISOString() ?? null,
    },
    ccs: facts.ccs,
    securityName: kind.securityName ?? '',
    urgencyName,
    verifyUrl: signing?.verifyUrl ?? null,
    attachments,
    pictures: await picturesToPrint(
      source,
      letter.id,
      { content: isUpload ? '' : parts.content, coverContent: parts.coverContent },
      unsaved.pictures,
    ),
  };
  const open = inIndonesian(() => openPlaces(written, values, [letter.subject, letter.place]));
  return { document, facts, sender, files: parts.files.length, open };
}
