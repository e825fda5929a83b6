import { contractSchema } from '../../../domain/letters/contract.ts';
import type { OutgoingBlock } from '../../../domain/letters/outgoing.ts';
import { type SenderDelegation, senderDelegationsOf } from '../../../domain/letters/signing-identity.ts';
import { cleanRichText } from '../../rich-text/index.ts';
import { outgoingOf } from '../dispatch/outgoing-block.ts';
import { groupsIn, type NamedGroup, peopleIn } from '../groups/recipients.ts';
import { type IncomingPart, incomingPartOf } from '../incoming/incoming-part.ts';
import type { LetterRow } from '../tables.ts';
import type { DraftInput } from './draft-input.ts';

/** The columns of `letter` that a drafter fills. */
export type DraftFields = Pick<
  LetterRow,
  | 'concern'
  | 'from'
  | 'scriptTypeId'
  | 'subTypeId'
  | 'securityId'
  | 'classificationId'
  | 'letterheadId'
  | 'urgency'
  | 'place'
  | 'subject'
  | 'scriptDate'
  | 'referenceId'
  | 'archiveReferenceId'
  | 'contract'
  | 'contentMode'
  | 'senderUserId'
  | 'senderPositionId'
  | 'showSenderName'
  | 'senderDelegations'
  | 'bookedNumberId'
  | 'anyReviewer'
>;
export type NamedPerson = {
  userId: string;
  positionId: string;
  showUserName: boolean;
  /** Where they are named as the delegate of the post's official. */
  delegationId?: string | null;
  /** Of recipients: the post as a whole (DOMAIN 6), absent otherwise; the person is only one who held it. */
  isWhole?: true;
  /** Of reviewers: neighbours of one number are asked at once. */
  reviewGroup?: number | null;
};
/** Who signs after the sender. */
export type NamedCosigner = { userId: string; positionId: string; delegations: SenderDelegation[] };
export type DraftFile = {
  id: string;
  title: string;
  fileName: string;
  mimeType: string;
  size: number;
  fileHash: string;
  order: number;
  isDocument: boolean;
};
/** A letter's data outside its row; `reviewers` are the undecided ones, in order. */
export type DraftParts = {
  content: string;
  coverContent: string;
  cosigners: NamedCosigner[];
  receivers: NamedPerson[];
  ccs: NamedPerson[];
  /** Among the receivers and ccs, each at its place. */
  groups: NamedGroup[];
  /** To whom it goes outside; null where it says nothing about that. */
  outgoing: OutgoingBlock | null;
  reviewers: NamedPerson[];
  files: DraftFile[];
  /** Of a letter from outside only. */
  incoming: IncomingPart | null;
};
export type Draft = { fields: DraftFields; parts: DraftParts };

/** Takes the checked input, gives the columns. */
export const fieldsOf = (input: DraftInput): DraftFields => ({
  concern: input.concern,
  from: input.from,
  scriptTypeId: lower(input.naskahDinasParentCategoryId),
  subTypeId: lower(input.naskahDinasCategoryId),
  securityId: lower(input.permissionClassificationId),
  classificationId: lower(input.archiveClassificationId),
  letterheadId: lower(input.letterheadId),
  urgency: input.urgency,
  place: input.place,
  subject: input.subject,
  scriptDate: input.scriptDate,
  referenceId: lower(input.referenceId),
  archiveReferenceId: lower(input.archiveReferenceId),
  contract: input.contract,
  contentMode: input.contentMode,
  senderUserId: lower(input.senderId),
  senderPositionId: lower(input.senderPositionId),
  showSenderName: input.showSenderName,
  senderDelegations: senderDelegationsOf(input),
  bookedNumberId: lower(input.bookedNumberId),
  anyReviewer: input.anyReviewer,
});

/**
 * Sanitises text. Keeps wanted reviewers (SPEC A5), without decided ones, which the browser sends along (SPEC A4).
 */
export function partsOf(
  input: DraftInput,
  files: DraftFile[],
  decided: readonly NamedPerson[] = [],
): DraftParts {
  const withReviewers = input.anyReviewer === 'ada' && input.from === 'internal';
  const inOrder = input.reviewers
    .toSorted((a, b) => a.reviewOrder - b.reviewOrder)
    .map((one) => ({ ...namedPerson(one), ...groupOf(one) }));
  return {
    content: cleanRichText(input.content),
    coverContent: cleanRichText(input.coverContent),
    cosigners: input.cosigners.map(({ userId, userPositionId, delegations }) => ({
      userId: userId.toLowerCase(),
      positionId: userPositionId.toLowerCase(),
      delegations: delegations.map(({ id, type }) => ({ id: id.toLowerCase(), type })),
    })),
    receivers: peopleIn(input.receivers).map(namedPerson),
    ccs: peopleIn(input.ccs).map(namedPerson),
    groups: [...groupsIn('cc', input.ccs), ...groupsIn('receiver', input.receivers)],
    outgoing: outgoingOf(input.internalToExternal),
    reviewers: withReviewers ? withoutOnce(inOrder, decided) : [],
    files,
    incoming: incomingPartOf(input),
  };
}

/** Takes a stored row, gives the columns a drafter fills. */
export const fieldsOfRow = (row: LetterRow): DraftFields => ({
  concern: row.concern,
  from: row.from,
  scriptTypeId: row.scriptTypeId,
  subTypeId: row.subTypeId,
  securityId: row.securityId,
  classificationId: row.classificationId,
  letterheadId: row.letterheadId,
  urgency: row.urgency,
  place: row.place,
  subject: row.subject,
  scriptDate: row.scriptDate,
  referenceId: row.referenceId,
  archiveReferenceId: row.archiveReferenceId,
  // In the schema's order, as jsonb has its own. Older data that fails the schema is read as is.
  contract: row.contract && (contractSchema.safeParse(row.contract).data ?? row.contract),
  contentMode: row.contentMode,
  senderUserId: row.senderUserId,
  senderPositionId: row.senderPositionId,
  showSenderName: row.showSenderName,
  senderDelegations: row.senderDelegations,
  bookedNumberId: row.bookedNumberId,
  anyReviewer: row.anyReviewer,
});

/** True when saving one over the other changes nothing visible. */
export const isSameDraft = (a: Draft, b: Draft): boolean => markOf(a) === markOf(b);

/** True when only reviewers differ: all that may change under review (SPEC A4). */
export const isSameButReviewers = (a: Draft, b: Draft): boolean => {
  const without = ({ fields, parts }: Draft): Draft => ({
    fields: { ...fields, anyReviewer: 'ada' },
    parts: { ...parts, reviewers: [] },
  });
  return isSameDraft(without(a), without(b));
};

export const personKey = (person: { userId: string; positionId: string }): string =>
  `${person.userId} ${person.positionId}`;

/** Includes the delegation: the same person as holder and as delegate is checked separately. */
export const namedKey = (
  person: Pick<NamedPerson, 'userId' | 'positionId' | 'delegationId' | 'isWhole'>,
): string =>
  [
    personKey(person),
    ...(person.delegationId ? [person.delegationId] : []),
    ...(person.isWhole ? ['all'] : []),
  ].join(' ');

const lower = (id: string | null): string | null => id?.toLowerCase() ?? null;

const namedPerson = (person: {
  userId: string;
  userPositionId: string;
  showUserName: boolean;
  delegationId?: string | null;
  isWholePost?: true | undefined;
}): NamedPerson => ({
  userId: person.userId.toLowerCase(),
  positionId: person.userPositionId.toLowerCase(),
  // A post as a whole has no name to print.
  showUserName: person.showUserName && !person.isWholePost,
  delegationId: person.isWholePost ? null : lower(person.delegationId ?? null),
  ...(person.isWholePost && { isWhole: true }),
});

/** Absent where asked alone: versions and comparisons from before groups have none. */
export const groupOf = ({ reviewGroup }: { reviewGroup?: number | null }): { reviewGroup?: number } =>
  reviewGroup ? { reviewGroup } : {};

/** Removes one entry per decided reviewer: a person named again is asked again. */
function withoutOnce(people: NamedPerson[], decided: readonly NamedPerson[]): NamedPerson[] {
  const left = decided.map(personKey);
  return people.filter((person) => {
    const at = left.indexOf(personKey(person));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const markOf = ({ fields, parts }: Draft): string =>
  JSON.stringify([
    Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b)),
    parts.content,
    parts.coverContent,
    parts.cosigners.map((one) => [personKey(one), one.delegations.map(({ id, type }) => [id, type])]),
    [parts.receivers, parts.ccs, parts.reviewers].map((people) =>
      people.map((person) => [namedKey(person), person.showUserName, person.reviewGroup ?? null]),
    ),
    parts.groups.map(({ kind, order, groupId }) => [kind, order, groupId]),
    parts.outgoing && [
      parts.outgoing.address,
      ...[parts.outgoing.externalReceiver, parts.outgoing.externalCc].map((parties) =>
        parties.map(({ institutionId, name, email }) => [institutionId, name, email]),
      ),
    ],
    parts.files
      .toSorted((a, b) => a.order - b.order)
      .map((file) => [file.fileHash, file.title, file.order, file.isDocument]),
    parts.incoming && Object.entries(parts.incoming).toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
