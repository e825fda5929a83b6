import type { LetterComparison } from '../../../domain/letters/letter-version.ts';
import { isReviewer } from './messages.ts';

/** Drops reviewer changes: a paraf does not cover who else reviews. */
export function withoutReviewers(found: LetterComparison): LetterComparison {
  const { fields, people } = found;
  const others = (those: typeof people.added) => those.filter(({ role }) => !isReviewer(role));
  return {
    ...found,
    fields: fields.filter(({ field }) => field !== 'reviewers'),
    people: { added: others(people.added), removed: others(people.removed) },
  };
}
