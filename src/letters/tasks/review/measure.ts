import type { Reviewer } from '../../../../domain/letters/letter-people.ts';
import type { TimelineEntry } from '../../../../domain/letters/letter-timeline.ts';
import type { LetterVersion } from '../../../../domain/letters/letter-version.ts';
import { type Outdated, outdatedParafs, versionOf } from '../changes.ts';

/** The decision from which on changes are shown. */
export type Since = {
  /** When it was given. */
  at: string;
  isMine: boolean;
  /** The reader returned it then. */
  isReturn: boolean;
  /** Whose paraf it was. */
  names: string[];
  /** Who has changed the letter since. */
  by: string[];
  reviewer: Pick<Reviewer, 'decidedAt'>;
};

type Reader = {
  meId: string | number | undefined;
  /** The post whose review the reader is to decide, for an official or after a predecessor. */
  postId?: string | undefined;
  seesOthers: boolean;
};
type Reviewed = { reviewers: readonly Reviewer[] };

/**
 * What a letter is compared with: the last decision on it by the reader, else by the post for which they decide.
 * Without one there is nothing to mark.
 * @param seesOthers for the signer: else since the earliest paraf that does not cover the text
 */
export function sinceOf(
  { reviewers }: Reviewed,
  timeline: readonly TimelineEntry[],
  { meId, postId, seesOthers }: Reader,
): Since | null {
  const isOf = (one: Reviewer) => one.userId === meId;
  const isOfPost = (one: Reviewer) => postId !== undefined && one.userPositionId === postId;
  for (const isOwn of [isOf, isOfPost]) {
    const own = lastDecision(reviewers.filter(isOwn));
    if (!own?.decidedAt) continue;
    // A decision that still stands is of this very text.
    const isAskedAgain = reviewers.some((one) => isOwn(one) && one.status === null);
    const by = editorsSince(timeline, own.decidedAt);
    if (!isAskedAgain && by.length === 0) return null;
    return {
      ...{ at: own.decidedAt, isMine: isOwn === isOf, isReturn: own.status === 'returned' },
      ...{ names: [own.personName], by, reviewer: own },
    };
  }
  if (!seesOthers) return null;
  const [first] = outdatedParafs({ reviewers: [...reviewers] }, timeline);
  return first ? ofOthers(first, timeline) : null;
}

/** The last one that was decided. */
export const lastDecision = (reviewers: readonly Reviewer[]): Reviewer | undefined =>
  reviewers
    .filter(({ decidedAt }) => decidedAt)
    .toSorted((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? ''))
    .at(-1);

function ofOthers({ reviewers }: Outdated, timeline: readonly TimelineEntry[]): Since | null {
  const [reviewer] = reviewers;
  if (!reviewer?.decidedAt) return null;
  return {
    at: reviewer.decidedAt,
    isMine: false,
    isReturn: false,
    names: reviewers.map(({ personName }) => personName),
    by: editorsSince(timeline, reviewer.decidedAt),
    reviewer,
  };
}

const editorsSince = (timeline: readonly TimelineEntry[], since: string): string[] => [
  ...new Set(
    timeline.filter(({ event, at }) => event === 'edited' && at > since).map((entry) => entry.personName),
  ),
];

/** The version of that text, or the nearest one that may stand in for it; null where nothing was kept. */
export type Kept = { no: number; at: string; isSame: boolean } | null;

/** Finds the version of a decision; of a letter from elsewhere the last one before it, else the first after. */
export function keptText({ reviewer, isReturn, at }: Since, versions: readonly LetterVersion[]): Kept {
  const found = versionOf(reviewer, versions, isReturn ? 'returned' : 'approved');
  const exact = found && found.later === null && versions.find(({ no }) => no === found.no);
  if (exact) return { no: exact.no, at: exact.at, isSame: true };
  const inOrder = versions
    .filter(({ reason }) => reason !== 'saved')
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.no - b.no);
  const near = inOrder.findLast((one) => one.at <= at) ?? inOrder.find((one) => one.at > at);
  return near ? { no: near.no, at: near.at, isSame: false } : null;
}
