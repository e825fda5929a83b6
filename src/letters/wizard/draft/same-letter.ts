import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';
import type { CosignerInput, RecipientInput } from '../../../../domain/letters/letter-people.ts';
import { isGroup, type OutgoingBlock } from '../../../../domain/letters/outgoing.ts';
import { cleanHtml } from '../../sheet/index.ts';
import { isSameIncoming } from '../incoming/incoming-draft.ts';
import { isSameSigning } from '../signer/identity-draft.ts';

/**
 * Tests whether the server has exactly what we sent. Then a refused save had arrived before, only its response was
 * lost, and nobody else changed it.
 */
export function isSameLetter(sent: LetterInput, letter: Letter): boolean {
  return (
    plainFields.every((field) => sent[field] === letter[field]) &&
    cleanHtml(sent.content) === cleanHtml(letter.content) &&
    cleanHtml(sent.coverContent) === cleanHtml(letter.coverContent) &&
    JSON.stringify(sent.receivers.map(recipient)) === JSON.stringify(letter.receivers.map(recipient)) &&
    JSON.stringify(sent.ccs.map(recipient)) === JSON.stringify(letter.ccs.map(recipient)) &&
    JSON.stringify(outside(sent.internalToExternal)) === JSON.stringify(outside(letter.internalToExternal)) &&
    isSameContract(sent.contract, letter.contract) &&
    isSameIncoming(sent, letter) &&
    isSameSigning(sent, letter) &&
    JSON.stringify((sent.cosigners ?? []).map(cosigner)) ===
      JSON.stringify((letter.cosigners ?? []).map(cosigner)) &&
    JSON.stringify(ordered(sent.reviewers)) === JSON.stringify(ordered(letter.reviewers)) &&
    JSON.stringify(files(sent.attachments)) === JSON.stringify(files(letter.attachments))
  );
}

const plainFields = [
  ...([
    'concern',
    'from',
    'naskahDinasParentCategoryId',
    'naskahDinasCategoryId',
    'place',
    'subject',
  ] as const),
  ...(['contentMode', 'scriptDate', 'urgency', 'referenceId', 'archiveReferenceId'] as const),
  ...(['permissionClassificationId'] as const),
  ...(['archiveClassificationId', 'letterheadId', 'senderId', 'senderPositionId', 'showSenderName'] as const),
  'anyReviewer' as const,
];

type Named = { userId: string; userPositionId: string; showUserName: boolean; delegationId?: string | null };
const person = ({ userId, userPositionId, showUserName, delegationId }: Named) => [
  userId,
  userPositionId,
  showUserName,
  delegationId ?? null,
];

const cosigner = ({ userId, userPositionId, delegations }: CosignerInput) => [
  userId,
  userPositionId,
  delegations.map(({ id, type }) => [id, type]),
];

const recipient = (one: RecipientInput) =>
  isGroup(one) ? one.groupId : [...person(one), one.isWholePost ?? false];

/** An empty block is stored as none. */
const outside = (block: OutgoingBlock | null | undefined) => {
  const parties = [block?.externalReceiver ?? [], block?.externalCc ?? []].map((list) =>
    list.map(({ institutionId, name, email }) => [institutionId, name.trim(), email]),
  );
  const isEmpty = !block?.address.trim() && parties.every((list) => list.length === 0);
  return isEmpty ? null : [block?.address, parties];
};

const isSameContract = (a: LetterInput['contract'], b: Letter['contract']): boolean =>
  JSON.stringify(contract(a)) === JSON.stringify(contract(b));

const contract = (facts: LetterInput['contract']) =>
  facts && [
    facts.articles,
    facts.parties.map(({ name, introductionId, wording, values, number, place, day }) => [
      name,
      introductionId,
      wording ?? null,
      entries(values),
      ...[number ?? '', place ?? '', day ?? ''],
    ]),
    entries(facts.values),
    entries(facts.standsAt ?? {}),
    (facts.witnesses ?? []).map(({ name, positionName, institution }) => [name, positionName, institution]),
    facts.needId ?? null,
    facts.papers ?? [],
  ];

const entries = (values: Record<string, string>) =>
  Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b));

const ordered = (reviewers: (Named & { reviewOrder: number; reviewGroup?: number | null })[]) =>
  reviewers
    .toSorted((a, b) => a.reviewOrder - b.reviewOrder)
    .map((one) => [...person(one), one.reviewGroup ?? null]);

const files = (attachments: { title: string; positionOrder: number; isDocument?: boolean }[]) =>
  attachments
    .toSorted((a, b) => a.positionOrder - b.positionOrder)
    .map(({ title, isDocument }) => [title, isDocument ?? false]);
