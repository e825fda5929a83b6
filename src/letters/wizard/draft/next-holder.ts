import type { Person } from '../../../../domain/letters/letter-people.ts';
import { askedNow, skippable, toBeAsked } from '../../../../domain/letters/review-chain.ts';
import { few } from '../../../../lib/few.ts';
import { listed } from '../../../../lib/formats.ts';
import type { Draft, DraftReviewer } from './draft.ts';

/** Who has it next, or all who are asked at once: first who returned it, else the first undecided, else the signer (SPEC B1). */
export function nextHolder(
  draft: Draft,
  skipsReturners = false,
): (Pick<Person, 'personName' | 'positionName'> & { does: 'review' | 'sign' }) | null {
  const asked = askedNow(toBeAsked(inOrder(draft), skipsReturners));
  if (asked.length === 0) return draft.sender && { ...draft.sender, does: 'sign' };
  return {
    personName: listed(few(asked.map(({ personName }) => personName))),
    // Names of posts have an "and" of their own.
    positionName: few(asked.map(({ positionName }) => positionName)).join('; '),
    does: 'review',
  };
}

export type AskedAgain = {
  names: string[];
  /** Who is asked at the same time, not having returned it. */
  beside: string[];
  /** Those of `names` are asked at the same time, if they are several. */
  isAtOnce: boolean;
  /** Another reviewer has given a paraf, which stays valid. */
  hasParaf: boolean;
};

/** Who returned the letter and is asked again by default; skipping them needs a reason (SPEC B1.2). */
export function askedAgain(draft: Pick<Draft, 'anyReviewer' | 'reviewers'>): AskedAgain {
  const reviewers = inOrder(draft);
  const again = skippable(reviewers);
  const asked = askedNow(toBeAsked(reviewers));
  return {
    names: again.map(nameOf),
    beside: again.length > 0 ? asked.filter((one) => !again.includes(one)).map(nameOf) : [],
    isAtOnce: asked.length > 1 && again.every((one) => asked.includes(one)),
    hasParaf: reviewers.some(({ status }) => status === 'approved'),
  };
}

const nameOf = ({ personName, positionName }: DraftReviewer): string => personName || positionName;

/** In wizard order: moved reviewers have their old number until saved. */
const inOrder = ({ anyReviewer, reviewers }: Pick<Draft, 'anyReviewer' | 'reviewers'>): DraftReviewer[] =>
  reviewers
    .filter(({ status }) => anyReviewer === 'ada' || status !== null)
    .map((one, at) => ({ ...one, reviewOrder: at }));
