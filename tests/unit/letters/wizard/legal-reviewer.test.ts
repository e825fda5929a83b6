import { expect, test } from 'vitest';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { withLegalReviewer } from '../../../../src/letters/wizard/contract/with-legal-reviewer.ts';
import { emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';
import { reviewerOf } from '../../../../src/letters/wizard/pickers/people.ts';

// A contract is reviewed by Legal of the company that concludes it (SPEC B1).
const legalOf = (companyCode: string): PickerUser => ({
  id: `person of ${companyCode}`,
  personName: companyCode,
  positionName: 'Legal',
  positionId: `post of ${companyCode}`,
  unitName: 'Legal',
  delegationId: null,
  level: 3,
  canSign: false,
  canReview: true,
  npp: '1',
  companyCode,
});
const group = [legalOf('AAA'), legalOf('NTR')];
const draft = emptyDraft('a', '2026-06-15');
const namesOf = (company: string | null, legal = group, before = draft) =>
  withLegalReviewer(before, legal, company, new Map()).reviewers.map(({ personName }) => personName);

test('Legal of the sender’s company stands among the reviewers, once', () => {
  const reviewed = withLegalReviewer(draft, group, 'NTR', new Map());
  expect(reviewed.anyReviewer).toBe('ada');
  expect(reviewed.reviewers.map(({ personName }) => personName)).toEqual(['NTR']);
  expect(withLegalReviewer(reviewed, group, 'NTR', new Map())).toBe(reviewed);
});

test('Legal whom the drafter chose stays alone', () => {
  const chosen = withLegalReviewer(draft, group, 'AAA', new Map());
  expect(namesOf('NTR', group, chosen)).toEqual(['AAA']);
});

test('nobody of another company is put in, and nobody before there is a sender', () => {
  expect(namesOf('NTR', [legalOf('AAA')])).toEqual([]);
  expect(namesOf(null)).toEqual([]);
});

test('Legal gives the paraf before the head above, after those who have decided (DOMAIN 6)', () => {
  const [analyst, head] = [5, 2].map((level) => ({ ...legalOf(`level ${level}`), level }));
  if (!analyst || !head) throw new Error('Nobody');
  const levels = new Map([analyst, head].map(({ positionId, level }) => [positionId, level]));
  const chain = (status: 'approved' | null) =>
    withLegalReviewer(
      { ...draft, reviewers: [reviewerOf(analyst, 1), { ...reviewerOf(head, 2), status }] },
      group,
      'NTR',
      levels,
    ).reviewers.map(({ personName, reviewOrder }) => [personName, reviewOrder]);
  expect(chain(null)).toEqual([
    ['level 5', 1],
    ['NTR', 2],
    ['level 2', 3],
  ]);
  expect(chain('approved').map(([name]) => name)).toEqual(['level 5', 'level 2', 'NTR']);
});
