import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftSchema } from '../../../domain/letters/letter-schema.ts';
import {
  fieldsOf,
  isSameButReviewers,
  isSameDraft,
  partsOf,
} from '../../../server/letters/drafting/draft.ts';
import { turnsOf } from '../../../server/letters/rules/rights.ts';

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const reviewer = (n: number, reviewOrder = n) => ({
  userId: id(n),
  userPositionId: id(n + 100),
  reviewOrder,
});
const input = (over: object = {}) => draftSchema.parse({ anyReviewer: 'ada', ...over });
const stored = (n: number) => ({ userId: id(n), positionId: id(n + 100), showUserName: false });

test('reviewers who have decided are not taken from what the browser sends; the others go by their order', () => {
  const { reviewers } = partsOf(
    input({ reviewers: [reviewer(3, 9), reviewer(2, 5), reviewer(1, 1)] }),
    [],
    [stored(1)],
  );
  expect(reviewers.map((person) => person.userId)).toEqual([id(2), id(3)]);
});

test('somebody who has decided and is named once more is asked once more', () => {
  const { reviewers } = partsOf(input({ reviewers: [reviewer(1, 1), reviewer(1, 2)] }), [], [stored(1)]);
  expect(reviewers.map((person) => person.userId)).toEqual([id(1)]);
});

test('reviewers count only where there are to be any, and only for letters from inside', () => {
  const reviewers = [reviewer(1)];
  expect(partsOf(input({ reviewers, anyReviewer: 'tidakAda' }), []).reviewers).toEqual([]);
  expect(partsOf(input({ reviewers, from: 'external' }), []).reviewers).toEqual([]);
  expect(partsOf(input({ reviewers, concern: 'external' }), []).reviewers).toHaveLength(1);
});

test('text is cleaned by the allow list', () => {
  const { content } = partsOf(input({ content: '<p onclick="x()">Isi<script>x()</script></p>' }), []);
  expect(content).toBe('<p>Isi</p>');
});

test('two drafts are the same exactly when nothing a reader could see differs', () => {
  const draft = (over: object = {}) => ({ fields: fieldsOf(input(over)), parts: partsOf(input(over), []) });
  expect(isSameDraft(draft(), draft())).toBe(true);
  const changes = [
    { subject: 'Lain' },
    { content: '<p>Lain</p>' },
    { urgency: 'KILAT' },
    { receivers: [{ userId: id(1), userPositionId: id(2) }] },
  ];
  for (const change of changes) {
    expect(isSameDraft(draft(), draft(change))).toBe(false);
    expect(isSameButReviewers(draft(), draft(change))).toBe(false);
  }
  const other = draft({ reviewers: [reviewer(7)] });
  expect(isSameDraft(draft(), other)).toBe(false);
  expect(isSameButReviewers(draft(), other)).toBe(true);
});

test('the turn is the first in order who has not decided', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ order: fc.nat(), status: fc.constantFrom('approved', 'returned', null) })),
      (reviewers) => {
        const [turn] = turnsOf(
          reviewers.map((one, index) => ({
            ...one,
            ...{ id: String(index), positionId: 'p', officialId: 'u', reviewGroup: null },
          })),
        );
        const open = reviewers.filter((one) => one.status === null).map((one) => one.order);
        expect(turn?.order).toBe(open.length > 0 ? Math.min(...open) : undefined);
      },
    ),
  );
});
