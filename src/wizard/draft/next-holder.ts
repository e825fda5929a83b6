import type { Person } from '../../../resources/naskah-dinas/letter.ts';
import { type Draft, isDecided } from './draft.ts';

/** Who gets the letter when it is sent: the first reviewer who has not decided, else the signer (SPEC B1). */
export function nextHolder(draft: Draft): (Person & { does: 'review' | 'sign' }) | null {
  const reviewer = draft.anyReviewer === 'ada' ? draft.reviewers.find((one) => !isDecided(one)) : undefined;
  if (reviewer) return { ...reviewer, does: 'review' };
  return draft.sender && { ...draft.sender, does: 'sign' };
}
