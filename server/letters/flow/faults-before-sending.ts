import { and, eq, inArray } from 'drizzle-orm';
import { flowOf } from '../../../domain/letters/letter.ts';
import type { RecipientInput } from '../../../domain/letters/letter-people.ts';
import { missingFieldsOf } from '../../../domain/letters/letter-schema.ts';
import { translate } from '../../../lib/language.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { contractFaults } from '../contract/contract-faults.ts';
import { legalFaults } from '../contract/legal-review.ts';
import { checkReferences, type Faults } from '../drafting/check-references.ts';
import type { Draft, DraftParts, NamedPerson } from '../drafting/draft.ts';
import type { ReferenceFacts } from '../drafting/reference-facts.ts';
import { approversOf, type Decided } from '../drafting/stored-draft.ts';
import { emptyGroupFaults } from '../groups/group-faults.ts';
import { incomingInputOf } from '../incoming/incoming-part.ts';
import { bookingFaults } from '../numbering/usable-bookings.ts';
import { cosignersOfDraft } from '../sheet/printed-cosigners.ts';
import type { SaidFault } from '../sheet/sheet-fault.ts';
import { cosignerFaults } from '../signing/cosigner-faults.ts';
import { mandatingPosts } from '../signing/mandate.ts';

/**
 * Lists what blocks sending, by field: missing fields, invalid references, and a sender or kind that does not allow it.
 * @param toReview reviewers in their turn once it is sent
 */
export async function faultsBeforeSending(
  executor: Executor,
  actor: Actor,
  draft: Draft & { decided: Decided[] },
  toReview: readonly NamedPerson[],
  letterId: string,
): Promise<Faults> {
  const faults: Faults = {};
  for (const one of missingFieldsOf(inputOf(draft))) faults[one.field] = [one.message];
  const checked = await checkReferences(executor, actor, draft);
  return {
    ...(await signerFaults(executor, draft, checked.facts)),
    ...(await cosignerFaults(executor, draft, checked.facts)),
    ...(await bookingFaults(executor, draft, letterId)),
    ...flowFaults(draft, checked.facts),
    ...(await reviewerFaults(executor, draft)),
    ...(await legalFaults(
      executor,
      checked.facts,
      [...approversOf(draft.decided), ...toReview].map((reviewer) => reviewer.positionId),
    )),
    ...(await contractFaults(
      executor,
      checked.facts,
      draft.fields,
      draft.parts,
      cosignersOfDraft(draft.parts.cosigners),
    )),
    ...(await emptyGroupFaults(executor, draft.parts.groups)),
    ...checked.faults,
    ...faults,
  };
}

export const withFault = (faults: Faults, more: SaidFault | undefined): Faults =>
  more ? { ...faults, [more.field]: [...(faults[more.field] ?? []), more.message] } : faults;

async function signerFaults(executor: Executor, { fields }: Draft, facts: ReferenceFacts): Promise<Faults> {
  const { senderCanSign, minSignerLevel } = facts;
  // Signed a.n. it is the letter of the post that lets sign.
  const [responsible] = await mandatingPosts(executor, fields.senderDelegations);
  const senderLevel = responsible?.level ?? facts.senderLevel;
  if (!fields.senderPositionId || senderLevel === null) return {};
  if (!senderCanSign)
    return {
      senderId: [
        translate({
          id: 'Jabatan penanda tangan ini tidak menandatangani naskah.',
          en: 'The post of this sender does not sign letters.',
        }),
      ],
    };
  // Levels count down from the board: 1 signs everything.
  if (minSignerLevel !== null && senderLevel > minSignerLevel)
    return {
      senderId: [
        translate({
          id: `Sub jenis naskah ini ditandatangani paling rendah oleh jenjang ${minSignerLevel}.`,
          en: `This letter subtype is signed by the level ${minSignerLevel} or above.`,
        }),
      ],
    };
  return {};
}

function flowFaults({ fields }: Draft, facts: ReferenceFacts): Faults {
  if (facts.flows && !facts.flows.includes(flowOf(fields)))
    return {
      naskahDinasCategoryId: [
        translate({
          id: 'Sub jenis ini tidak dipakai untuk alur naskah yang dipilih.',
          en: 'This subtype is not used for the chosen flow.',
        }),
      ],
    };
  return {};
}

/** Finds posts that do not review; decided reviewers stay: their decision was valid then. */
export async function reviewerFaults(executor: Executor, { parts }: Pick<Draft, 'parts'>): Promise<Faults> {
  const ids = parts.reviewers.map((reviewer) => reviewer.positionId);
  if (ids.length === 0) return {};
  const found = await executor
    .select({ name: posts.name })
    .from(posts)
    .where(and(inArray(posts.id, ids), eq(posts.canReview, false)));
  return found.length > 0
    ? {
        reviewers: [
          translate({
            id: `Jabatan ini tidak memeriksa naskah: ${found.map((post) => post.name).join(', ')}.`,
            en: `These posts do not review letters: ${found.map((post) => post.name).join(', ')}.`,
          }),
        ],
      }
    : {};
}

const posts = tableOf(position);

/** The stored letter in the shape the wizard checks. */
const inputOf = ({
  fields,
  parts,
  decided,
}: Draft & { decided: Decided[] }): Parameters<typeof missingFieldsOf>[0] => ({
  concern: fields.concern,
  from: fields.from,
  naskahDinasParentCategoryId: fields.scriptTypeId,
  naskahDinasCategoryId: fields.subTypeId,
  place: fields.place,
  subject: fields.subject,
  contract: fields.contract,
  contentMode: fields.contentMode,
  content: parts.content,
  coverContent: parts.coverContent,
  scriptDate: fields.scriptDate,
  urgency: fields.urgency,
  referenceId: fields.referenceId,
  archiveReferenceId: fields.archiveReferenceId,
  permissionClassificationId: fields.securityId,
  archiveClassificationId: fields.classificationId,
  letterheadId: fields.letterheadId,
  senderId: fields.senderUserId,
  senderPositionId: fields.senderPositionId,
  showSenderName: fields.showSenderName,
  anyReviewer: fields.anyReviewer,
  receivers: recipientsOf(parts, 'receiver'),
  ccs: recipientsOf(parts, 'cc'),
  internalToExternal: parts.outgoing,
  reviewers: [...decided, ...parts.reviewers].map((person, index) => ({
    ...inputPerson(person),
    reviewOrder: index + 1,
  })),
  attachments: parts.files,
  number: parts.incoming?.number,
  externalToInternal: incomingInputOf(parts.incoming),
});

const recipientsOf = (parts: DraftParts, kind: 'receiver' | 'cc'): RecipientInput[] => [
  ...(kind === 'receiver' ? parts.receivers : parts.ccs).map(inputPerson),
  ...parts.groups
    .filter((group) => group.kind === kind)
    .map(({ groupId }) => ({ isGroup: true as const, groupId })),
];

const inputPerson = ({ userId, positionId, showUserName, delegationId = null }: NamedPerson) => ({
  userId,
  userPositionId: positionId,
  showUserName,
  delegationId,
});
