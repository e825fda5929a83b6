import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../support/sample.ts';
import { type Colleague, type LetterAnswer, openDesk } from './desk.ts';

// SPEC A4 as a property: after any steps the decided reviewers stay unchanged, first and in order, and the letter
// waits for the first undecided one.
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, legal } = desk.people;
const colleagues = [atasan, arsiparis, delegasi, legal];
const posts = colleagues.map((person) => person.positionId);
await desk.app.db.execute(
  sql`update position set can_review = true where id = any(${sql.param(posts)}::uuid[])`,
);

type Step =
  | { kind: 'approve' | 'return' | 'withdraw' | 'submit' | 'signer-returns' }
  | { kind: 'edit'; people: number[]; sendsDecided: boolean };
const people = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'approve' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'return' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'submit' as const }) },
  fc.constant({ kind: 'withdraw' as const }),
  fc.constant({ kind: 'signer-returns' as const }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), people, sendsDecided: fc.boolean() }),
  },
);

test('decided reviewers never change, and the turn is the first undecided’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (first, steps) => {
        const { id } = await desk.save({ reviewers: named(first) });
        let before: LetterAnswer = await desk.submit(id);
        for (const next of steps) {
          const status = await take(next, before);
          // No step may crash the server; steps out of turn are refused.
          expect([200, 403, 404, 409, 422]).toContain(status);
          const after: LetterAnswer = (await staf.get(desk.at(id))).body.data;
          expectKept(before, after, next);
          expectTurn(after);
          before = after;
        }
      },
    ),
    { numRuns: isFull ? 8 : 4, endOnFailure: true, interruptAfterTimeLimit: 40_000 },
  );
}, 60_000);

const named = (actor: number[]) =>
  actor.map((at, order) => ({ ...desk.named(colleagues[at] as Colleague), reviewOrder: order + 1 }));

async function take(step: Step, letter: LetterAnswer): Promise<number> {
  const at = (rest = '') => desk.at(letter.id, rest);
  const turn = letter.reviewers.find((reviewer: LetterAnswer) => reviewer.status === null);
  const reviewer = colleagues.find((person) => person.positionId === turn?.userPositionId) ?? atasan;
  if (step.kind === 'edit') {
    const decided = letter.reviewers.filter((one: LetterAnswer) => one.status !== null);
    const chosen = named(step.people);
    const reviewers = step.sendsDecided
      ? [
          ...chosen.map((one) => ({ ...one, reviewOrder: one.reviewOrder + decided.length })),
          ...decided.map(({ userId, userPositionId, showUserName, reviewOrder }: LetterAnswer) => ({
            ...{ userId, userPositionId, showUserName, reviewOrder },
          })),
        ]
      : chosen;
    return (await staf.put(at(), { ...desk.letter({ reviewers }), version: letter.version })).status;
  }
  if (step.kind === 'approve' || step.kind === 'return')
    return (await reviewer.post(at('/review'), { decision: step.kind, note: 'Catatan.' })).status;
  if (step.kind === 'signer-returns')
    return (await direktur.post(at('/review'), { decision: 'return', note: 'Ulangi.' })).status;
  if (step.kind === 'withdraw') return (await staf.post(at('/withdraw'), { reason: 'Keliru.' })).status;
  return (await staf.post(at('/submit'))).status;
}

function expectKept(before: LetterAnswer, after: LetterAnswer, step: Step): void {
  const decided = (letter: LetterAnswer) =>
    letter.reviewers.filter((reviewer: LetterAnswer) => reviewer.status !== null);
  const count = decided(before).length;
  expect(decided(after).slice(0, count)).toEqual(decided(before));
  expect(decided(after).length - count).toBeLessThanOrEqual(
    step.kind === 'approve' || step.kind === 'return' ? 1 : 0,
  );
  // Decided before undecided, without a gap or a number twice.
  const orders = after.reviewers.map((reviewer: LetterAnswer) => reviewer.reviewOrder);
  expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
  expect(new Set(orders).size).toBe(orders.length);
  expect(after.reviewers.slice(0, decided(after).length)).toEqual(decided(after));
}

function expectTurn(letter: LetterAnswer): void {
  const turn = letter.reviewers.find((reviewer: LetterAnswer) => reviewer.status === null);
  if (letter.state === 'review') expect(letter.holder.personName).toBe(turn?.personName);
  else if (letter.state === 'signing') {
    expect(turn).toBeUndefined();
    expect(letter.holder.personName).toBe(direktur.personName);
  } else {
    expect(letter.state).toBe('revision');
    expect(letter.holder.personName).toBe(staf.personName);
  }
}
