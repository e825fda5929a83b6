import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';
import { askedNow, besideEachOther } from '../../../../domain/letters/review-chain.ts';
import { few, listed } from '../../../../lib/formats.ts';
import { translate } from '../../../../lib/language.ts';
import { holdersOf } from '../../where/where.ts';
import { type DraftReviewer, draftOf, inputOf, isDecided } from '../draft/draft.ts';
import { personKey } from '../pickers/people.ts';
import { reviewerMessages } from './messages.ts';

/**
 * Builds the save of a letter under review: unchanged except undecided reviewers, the decided ones after them (SPEC
 * A4).
 */
export const inputWith = (letter: Letter, reviewers: DraftReviewer[]): LetterInput =>
  inputOf({ ...draftOf(letter), anyReviewer: 'ada', reviewers }, letter.version).input;

/** True when the undecided are the same people in the same order, beside the same. */
export const isSameChoice = (a: DraftReviewer[], b: DraftReviewer[]): boolean => keys(a) === keys(b);

/**
 * Merges the choice into the present letter: reviewers who decided meanwhile count as decided, once; the others
 * stay as chosen.
 */
export function carriedOver(
  chosen: DraftReviewer[],
  now: DraftReviewer[],
  before: DraftReviewer[],
): DraftReviewer[] {
  const decided = now.filter(isDecided);
  const known = new Set(before.filter(isDecided).map((reviewer) => reviewer.reviewOrder));
  const fresh = new Set(decided.filter((reviewer) => !known.has(reviewer.reviewOrder)).map(personKey));
  return [
    ...decided,
    ...chosen.filter((reviewer) => !isDecided(reviewer) && !fresh.has(personKey(reviewer))),
  ];
}

/** Describes whose turn it is after saving. Compares posts: two holders may have the same name. */
export function turnWords(
  reviewers: DraftReviewer[],
  { holder, sender }: Pick<Letter, 'holder' | 'sender'>,
): string {
  const asked = askedNow(reviewers.filter((reviewer) => !isDecided(reviewer)));
  const [next] = asked;
  if (!next)
    return sender
      ? translate(reviewerMessages.signsNext(sender.personName))
      : translate(reviewerMessages.chooseOne);
  const posts = (ids: string[]) => ids.toSorted().join();
  const isSame =
    posts(asked.map(({ userPositionId }) => userPositionId)) ===
    posts(holdersOf({ holder }).map(({ positionId }) => positionId));
  const names = listed(few(asked.map(({ personName }) => personName)));
  return translate(isSame ? reviewerMessages.stays(names) : reviewerMessages.moves(names));
}

const keys = (reviewers: DraftReviewer[]): string =>
  besideEachOther(reviewers.filter((reviewer) => !isDecided(reviewer)))
    .map((together) => together.map(personKey).join('+'))
    .join(' ');
