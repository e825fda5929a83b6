import { splitAnnexes } from '../../../../domain/letters/annexes.ts';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { flowOf } from '../../../../domain/letters/letter.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { mostCosigners } from '../../../../domain/letters/most-cosigners.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import type { PrintedCosigner, SecondParty } from '../../../../domain/letters/parties.ts';
import { anySalutation } from '../../../../domain/letters/salutation.ts';
import { type TagName, unfilledTags } from '../../../../domain/letters/tags.ts';
import { formatSize } from '../../../ui/format.ts';
import { printedName, type SheetLetter, sheetOf } from '../../sheet/index.ts';
import { shownSender } from '../signer/identity-draft.ts';
import type { Draft } from './draft.ts';

type KnownFacts = Partial<Record<'npp' | 'unitName' | 'companyName', string | null>> & {
  salutation?: string;
  /** Of who signs beside the signer. */
  otherNpp?: string | null;
};

/** Gives the draft as it would be printed now; with sender's number, unit, company and the salutation where known. */
export const paperOf = (
  draft: Draft,
  { letterhead, adjustments = null }: Pick<SheetLetter, 'letterhead' | 'adjustments'>,
  {
    npp = null,
    unitName = null,
    companyName = null,
    salutation = anySalutation,
    otherNpp = null,
  }: KnownFacts = {},
): SheetLetter =>
  sheetOf(
    {
      ...draft,
      number: null,
      signedAt: null,
      permissionClassificationName: draft.securityName,
    },
    {
      letterhead,
      adjustments,
      kindName: draft.subTypeName ?? 'Naskah dinas',
      from: shownSender(draft.onBehalfOf, draft.sender?.positionName),
      to: [...outside(draft).to, ...draft.receivers.map(printedName)],
      ccs: [...outside(draft).ccs, ...draft.ccs.map(printedName)],
      ...(outside(draft).address && { address: outside(draft).address }),
      tags: {
        dari: draft.sender?.personName ?? null,
        jabatan: shownSender(draft.onBehalfOf, draft.sender?.positionName) || null,
        npp,
        sapaan: salutation,
        unit: unitName,
        perusahaan: companyName,
        naskah_dibalas: draft.answered ?? null,
      },
      secondParty: secondParty(draft, otherNpp),
      ...cosignersOf(draft),
      contractParties: draft.contract?.parties ?? [],
      witnesses: draft.contract?.witnesses ?? [],
      // Its hash is the server's to say.
      document: null,
      qr: null,
      signer: draft.sender && {
        positionName: draft.sender.positionName,
        personName: draft.showSenderName ? draft.sender.personName : null,
        npp,
        onBehalfOf: draft.onBehalfOf ?? null,
      },
    },
  );

/** Gives the other signer of two-party kinds as far as the browser knows: the first receiver. */
function secondParty(draft: Draft, npp: string | null): SecondParty | null {
  const [institution] = outside(draft).to;
  if (flowOf(draft) === 'internal-eksternal')
    return institution ? { personName: null, positionName: null, institution, npp: null } : null;
  // Where further people sign here, the first receiver is no party.
  if (cosignersOf(draft).cosigners) return null;
  const first = firstPerson(draft);
  if (!first) return null;
  const named = first.isWholePost ? { personName: null, npp: null } : { personName: first.personName, npp };
  return { ...named, positionName: first.positionName, institution: null };
}

/** The receiver who signs beside the signer, in kinds of two parties. */
export const otherSigner = (draft: Draft): Person | null =>
  (draft.arrangement && layoutOf(draft.arrangement).parties && firstPerson(draft)) || null;

const firstPerson = ({ receivers }: Draft) => receivers.find((receiver) => !isGroup(receiver));

/** As the paper would print them, with what the browser knows. */
function cosignersOf({ arrangement, subTypeName, cosigners = [], showSenderName }: Draft): {
  cosigners?: PrintedCosigner[];
} {
  const most = arrangement ? mostCosigners(layoutOf(arrangement), subTypeName ?? '') : 0;
  const printed = cosigners.slice(0, most);
  if (printed.length === 0) return {};
  return {
    cosigners: printed.map(({ positionName, personName, onBehalfOf }) => ({
      positionName,
      personName: showSenderName ? personName : null,
      npp: null,
      onBehalfOf,
      institution: null,
    })),
  };
}

/** Who is named outside, on a letter that goes there. */
export function outside(draft: Draft): { to: string[]; ccs: string[]; address: string } {
  const block = flowOf(draft) === 'internal-eksternal' ? draft.internalToExternal : null;
  return {
    to: (block?.externalReceiver ?? []).map((party) => party.name),
    ccs: (block?.externalCc ?? []).map((party) => party.name),
    address: block?.address.trim() ?? '',
  };
}

/** Lists tags in the text without a value yet. The NPP comes with the signer. */
export const missingTags = (sheet: SheetLetter): TagName[] =>
  unfilledTags(sheet.coverHtml + sheet.bodyHtml, sheet.tagValues).filter(
    (tag) => tag !== 'npp' || !sheet.signer,
  );

/** Words as a reader counts them; a tag counts as one. */
export const wordCount = (html: string): number =>
  html
    .replace(/<span data-tag[^>]*>.*?<\/span>/g, 'x')
    .replace(/<(?:\/(?:p|h[1-6]|li|td|th|div|blockquote)|br)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Gives the files that go with a draft, and the annexes in its text. */
export function attachmentsOf({ attachments, contentMode, content }: Draft): string[] {
  const { annexes } = splitAnnexes(contentMode === 'upload' ? '' : content);
  return [
    ...attachments
      .filter(({ isDocument }) => !isDocument)
      .map(({ title, size }) => `${title} (${formatSize(size)})`),
    ...annexes.map(({ label, title }) => [label, title].filter(Boolean).join(', ')),
  ];
}
