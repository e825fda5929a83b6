import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { excludesByDelegation, type Person } from '../../../../domain/letters/letter-people.ts';
import type { DraftReviewer } from '../draft/draft.ts';

/** A person, or a post as a whole. */
export type PickedPerson = Person & { isWholePost?: true };

/** Converts an option to a person; people with two posts have two options. */
export const personOf = (option: PickerUser, showUserName: boolean): PickedPerson => ({
  userId: option.id,
  userPositionId: option.positionId,
  showUserName: showUserName && !option.isWholePost,
  personName: option.personName,
  positionName: option.positionName,
  unitName: option.unitName,
  ...(option.delegationId && { delegationId: option.delegationId }),
  ...(option.isWholePost && { isWholePost: true }),
});

/** The same as a reviewer who has decided nothing yet. */
export const reviewerOf = (option: PickerUser, reviewOrder: number): DraftReviewer => ({
  ...personOf(option, false),
  status: null,
  note: null,
  reviewOrder,
});

export const personKey = (person: { userId: string; userPositionId: string; isWholePost?: true }): string =>
  keyOf(person.userId, person.userPositionId, person.isWholePost);
export const optionKey = (option: PickerUser): string =>
  keyOf(option.id, option.positionId, option.isWholePost);
const keyOf = (userId: string, positionId: string, isWhole = false): string =>
  `${isWhole ? 'all' : userId}.${positionId}`;
export const optionLabel = (option: { personName: string; positionName: string }): string =>
  `${option.personName}, ${option.positionName}`;

/** Tests whether an option shares its post with a chosen person, one of them by delegation (SPEC A5). */
export const sharesDelegation = (
  option: PickerUser,
  chosen: readonly { userPositionId: string; delegationId?: string | null }[],
): boolean =>
  chosen.some((person) =>
    excludesByDelegation(person, { userPositionId: option.positionId, delegationId: option.delegationId }),
  );

/** Tests whether one of the two is the post as a whole, and the other somebody in it (DOMAIN 6). */
export const isWholeBeside = (option: PickerUser, chosen: readonly PickedPerson[]): boolean =>
  chosen.some(
    (person) =>
      person.userPositionId === option.positionId &&
      Boolean(person.isWholePost) !== Boolean(option.isWholePost),
  );

/** Tests whether an option may sign at the lowest signer level (1 directors, 5 staff). */
export const maySign = (option: PickerUser, lowestLevel: number | null): boolean =>
  option.canSign && (lowestLevel === null || option.level <= lowestLevel);
