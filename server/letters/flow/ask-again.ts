import { eq, inArray } from 'drizzle-orm';
import type { ReviewStatus } from '../../../domain/letters/letter-people.ts';
import { gathered, returnersOf, skippable, toBeAsked } from '../../../domain/letters/review-chain.ts';
import { translate } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { type Draft, groupOf, type NamedPerson } from '../drafting/draft.ts';
import { type Decided, writeReviewers } from '../drafting/stored-draft.ts';
import { letterReviewers } from '../parts/tables.ts';
import { type LetterRow, letters } from '../tables.ts';
import { recordStep } from './history.ts';

type Stored = Draft & { decided: Decided[] };

/** Reviewers in order if the letter were sent now: those who returned it first, unless skipped. */
export const reviewersInTurn = (draft: Stored, skipsReturners: boolean): NamedPerson[] =>
  toBeAsked(chainOf(draft), skipsReturners).map(({ person }) => person);

/**
 * Renames returners as reviewers before the waiting ones (SPEC A4, B1.2);
 * those skipped for a reason stay out this time.
 * @throws Refusal 422 on `skipReason` where there is nobody to leave out
 */
export async function askReturnersAgain(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  draft: Stored,
  skipReason: string | null,
): Promise<void> {
  const skipped = skipReason ? skippable(chainOf(draft)) : [];
  if (skipReason && skipped.length === 0)
    throw invalid({
      skipReason: [
        translate({
          id: 'Tidak ada pemeriksa yang perlu dilewati. Muat ulang naskah ini.',
          en: 'There is no reviewer to skip. Reload this letter.',
        }),
      ],
    });
  if (returnersOf(chainOf(draft)).length === 0) return;
  await tx.update(letterReviewers).set({ skipReason: null }).where(eq(letterReviewers.letterId, letter.id));
  await writeReviewers(tx, letter.id, reviewersInTurn(draft, skipReason !== null), draft.decided);
  if (!skipReason) {
    await tx.update(letters).set({ anyReviewer: 'ada' }).where(eq(letters.id, letter.id));
    return;
  }
  await tx
    .update(letterReviewers)
    .set({ skipReason })
    .where(
      inArray(
        letterReviewers.id,
        skipped.flatMap(({ id }) => (id ? [id] : [])),
      ),
    );
  const names = await namesOf(
    tx,
    skipped.map(({ userId }) => userId),
  );
  await recordStep(tx, actor, letter.id, 'review-skipped', { note: `${names.join(', ')}: ${skipReason}` });
}

/**
 * Orders a letter's new reviewers: returners asked again come before the others.
 * @throws Refusal 422 where one of them was removed: leaving them out takes a reason on sending
 */
export function returnersFirst(before: Stored, reviewers: NamedPerson[]): NamedPerson[] {
  const after = chainOf({ ...before, parts: { ...before.parts, reviewers } });
  if (skippable(after).length > skippable(chainOf(before)).length)
    throw invalid({
      reviewers: [
        translate({
          id: 'Pemeriksa yang mengembalikan naskah ini diminta memeriksa lagi dan tidak dapat dihapus. Tarik kembali naskah bila pemeriksaannya perlu dilewati.',
          en: 'The reviewer who returned this letter is asked again and cannot be taken off. Withdraw the letter if they are to be skipped.',
        }),
      ],
    });
  const first = new Set(returnersOf(chainOf(before)).map(({ person }) => keyOf(person)));
  return gathered([
    ...reviewers.filter((one) => first.has(keyOf(one))),
    ...reviewers.filter((one) => !first.has(keyOf(one))),
  ]);
}

const keyOf = ({ userId, positionId }: NamedPerson): string => `${userId} ${positionId}`;

type Link = {
  id: string | null;
  person: NamedPerson;
  userId: string;
  userPositionId: string;
  status: ReviewStatus;
  reviewOrder: number;
  reviewGroup?: number | null;
  decidedAt: Date | null;
};

/** The chain in the shape its rule reads. */
const chainOf = ({ decided, parts }: Pick<Stored, 'decided' | 'parts'>): Link[] => [
  ...decided.map(({ id, order, status, decidedAt, skipReason: _skipReason, ...person }) => ({
    ...{ id, person, status, decidedAt, reviewOrder: order },
    ...{ userId: person.userId, userPositionId: person.positionId, ...groupOf(person) },
  })),
  ...parts.reviewers.map((person, at) => ({
    ...{ id: null, person, status: null, decidedAt: null, reviewOrder: at },
    ...{ userId: person.userId, userPositionId: person.positionId, ...groupOf(person) },
  })),
];

async function namesOf(tx: Executor, ids: string[]): Promise<string[]> {
  const users = tableOf(user);
  const found = await tx.select({ name: users.personName }).from(users).where(inArray(users.id, ids));
  return found.map(({ name }) => name);
}
