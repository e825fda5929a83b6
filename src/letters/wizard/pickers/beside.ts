import { besideEachOther } from '../../../../domain/letters/review-chain.ts';
import { moved } from '../../../ui/moved.ts';
import { type DraftReviewer, isDecided } from '../draft/draft.ts';

/** Who stands beside each other; one asked once more stands with those who have yet to decide. */
const runsOf = (reviewers: readonly DraftReviewer[]): DraftReviewer[][] => [
  ...besideEachOther(reviewers.filter(isDecided)),
  ...besideEachOther(reviewers.filter((one) => !isDecided(one))),
];

/** Takes the reviewer out of a group that they alone are left of. */
const tidied = (reviewers: readonly DraftReviewer[]): DraftReviewer[] =>
  runsOf(reviewers).flatMap((together) =>
    together.map((one) => (together.length > 1 || isDecided(one) ? one : apart(one))),
  );

const apart = ({ reviewGroup: _group, ...one }: DraftReviewer): DraftReviewer => one;
const inGroup = (one: DraftReviewer, reviewGroup: number): DraftReviewer => ({ ...one, reviewGroup });

/** Stands this one beside the one above? */
export const isBesideAbove = (reviewers: readonly DraftReviewer[], index: number): boolean => {
  const [above, one] = [reviewers[index - 1], reviewers[index]];
  return (
    above !== undefined &&
    one?.reviewGroup !== undefined &&
    above.reviewGroup === one.reviewGroup &&
    isDecided(above) === isDecided(one)
  );
};

/** May this one be put beside the one above, or apart from them: both have yet to decide. */
export const mayJoinAbove = (reviewers: readonly DraftReviewer[], index: number): boolean => {
  const above = reviewers[index - 1];
  const one = reviewers[index];
  return above !== undefined && one !== undefined && !isDecided(above) && !isDecided(one);
};

/** Puts one, with who stands beside them, beside the one above; or apart from them, where they are together. */
export function toggledBeside(reviewers: readonly DraftReviewer[], index: number): DraftReviewer[] {
  const above = reviewers[index - 1];
  if (!above || !mayJoinAbove(reviewers, index)) return [...reviewers];
  const used = new Set(reviewers.map(({ reviewGroup }) => reviewGroup));
  const fresh = 1 + reviewers.findIndex((_one, at) => !used.has(at + 1));
  const own = reviewers[index]?.reviewGroup;
  const runEnd = reviewers.findIndex((one, at) => at > index && (!own || one.reviewGroup !== own));
  const end = runEnd < 0 ? reviewers.length : runEnd;
  const isTogether = isBesideAbove(reviewers, index);
  const group = isTogether ? fresh : (above.reviewGroup ?? fresh);
  return tidied(
    reviewers.map((one, at) =>
      (at >= index && at < end) || (!isTogether && at === index - 1) ? inGroup(one, group) : one,
    ),
  );
}

/** Moves one: into a group where it lands within one, out of its own where it leaves it. */
export function movedInOrder(reviewers: readonly DraftReviewer[], from: number, to: number): DraftReviewer[] {
  const after = moved(reviewers, from, to);
  const one = after[to];
  if (!one) return after;
  const [above, below] = [after[to - 1]?.reviewGroup, after[to + 1]?.reviewGroup];
  const isWithin = above !== undefined && above === below;
  const stays = one.reviewGroup !== undefined && [above, below].includes(one.reviewGroup);
  if (isWithin) after[to] = inGroup(one, above);
  else if (!stays) after[to] = apart(one);
  return tidied(after);
}

/** The place of each in the order: who stands beside each other has the same. */
export function placesOf(reviewers: readonly DraftReviewer[]): number[] {
  return runsOf(reviewers).flatMap((together, at) => together.map(() => at + 1));
}

/** Asks one who gave a paraf once more, before who has yet to decide (DOMAIN 6). */
export function askedOnceMore(reviewers: readonly DraftReviewer[], one: DraftReviewer): DraftReviewer[] {
  const again: DraftReviewer = { ...apart(one), status: null, note: null, decidedAt: null };
  return [
    ...reviewers.filter(isDecided),
    { ...again, reviewOrder: reviewers.length + 1 },
    ...reviewers.filter((other) => !isDecided(other)),
  ];
}
