import type { Letter } from '../../../domain/letters/letter.ts';
import {
  awaitsReview,
  awaitsSignature,
  isPartlySigned,
  isReturned,
  letterLife,
} from '../../../domain/letters/letter-life.ts';
import type { Cosigner, Reviewer } from '../../../domain/letters/letter-people.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { countInitials } from '../../../domain/letters/review-chain.ts';
import { translate } from '../../../lib/language.ts';
import { formatTime } from '../../ui/format.ts';
import { shortDay, since } from '../moments.ts';
import { readingMessages } from '../reading/messages.ts';
import type { Step } from '../reading/steps.tsx';
import { detailMessages } from './detail-messages.ts';

type Chained = Pick<
  Letter,
  | 'state'
  | 'userId'
  | 'userName'
  | 'userPositionName'
  | 'createdAt'
  | 'reviewers'
  | 'sender'
  | 'signedBy'
  | 'holder'
  | 'signedAt'
  | 'cosigners'
  | 'sealing'
>;

/**
 * Steps of a letter: drafter, reviewers in order, signer (SPEC B1.2, B1.3). Decided parafs come first, as given;
 * open ones follow in their order.
 * @param meId marks the reader's own step with "Anda"
 */
export function chainOf(
  letter: Chained,
  timeline: readonly TimelineEntry[],
  meId?: string | number,
  now: Date = new Date(),
): Step[] {
  const named = (name: string, userId: string) =>
    userId === meId ? translate(detailMessages.you(name)) : name;
  const current = currentReviewer(letter);
  const waiting = letter.sealing
    ? [translate(detailMessages.awaitsSeal), since(letter.sealing.since, now)]
    : letter.holder
      ? [since(letter.holder.since, now)]
      : undefined;
  const written = timeline.findLast(({ event }) => event === 'submitted')?.at ?? letter.createdAt;
  const steps: Step[] = [
    {
      id: 'drafter',
      state: isReturned(letter.state) ? 'now' : 'done',
      title: named(letter.userName, letter.userId),
      lines: [[letter.userPositionName, translate(detailMessages.drafter)].filter(Boolean).join(', ')],
      aside: isReturned(letter.state) ? waiting : when(written, now),
    },
    ...inOrder(letter.reviewers).map(
      (reviewer): Step => ({
        id: reviewer.id,
        state: stateOf(reviewer, reviewer === current),
        title: named(reviewer.heldBy ?? reviewer.personName, reviewer.heldBy ? '' : reviewer.userId),
        lines: [
          reviewer.positionName,
          ...succeeded(reviewer),
          ...actedBy(reviewer, timeline),
          ...againOf(reviewer, letter.reviewers),
        ],
        aside:
          reviewer === current ? waiting : reviewer.decidedAt ? when(reviewer.decidedAt, now) : undefined,
        note: reviewer.note,
      }),
    ),
  ];
  if (letter.sender) {
    const { sender, signedBy } = letter;
    const signer = signedBy ?? sender;
    steps.push({
      id: 'sender',
      state: letter.signedAt ? 'done' : awaitsSignature(letter.state) ? 'now' : 'next',
      title: named(signer.personName, signer.userId),
      lines: [
        ...(signedBy ? [translate(readingMessages.forWhom(sender.personName))] : []),
        translate(detailMessages.signatory(sender.positionName)),
      ],
      aside: letter.signedAt
        ? when(letter.signedAt, now)
        : awaitsSignature(letter.state)
          ? waiting
          : undefined,
    });
  }
  const cosigner = currentCosigner(letter);
  steps.push(
    ...(letter.cosigners ?? []).map(
      (one): Step => ({
        id: one.id,
        state: one.signedAt ? 'done' : one === cosigner ? 'now' : 'next',
        title: one.signedBy
          ? named(one.signedBy.personName, one.signedBy.userId)
          : named(one.heldBy ?? one.personName, one.heldBy ? '' : one.userId),
        lines: [
          ...(one.signedBy ? [translate(readingMessages.forWhom(one.personName))] : []),
          translate(detailMessages.signatory(one.positionName)),
          ...succeeded(one),
        ],
        aside: one.signedAt ? when(one.signedAt, now) : one === cosigner ? waiting : undefined,
      }),
    ),
  );
  return steps;
}

/** Whose further signature the letter waits for. */
const currentCosigner = ({ state, cosigners }: Pick<Letter, 'state' | 'cosigners'>): Cosigner | undefined =>
  isPartlySigned(state) ? cosigners?.find(({ signedAt }) => signedAt === null) : undefined;

/** "Paraf 1 dari 3, lalu tanda tangan": counts only parafs that were given, before and after the signature. */
export function chainWords(letter: Pick<Letter, 'state' | 'reviewers' | 'cosigners' | 'sealing'>): string {
  if (isReturned(letter.state)) return translate(detailMessages.returnedToDrafter);
  const { given, of, lacking } = countInitials(letter.reviewers);
  const count = translate(detailMessages.initialsGiven(given, of));
  const told = lacking.length > 0 ? `${count}. ${lackingWords(lacking)}` : count;
  switch (letterLife[letter.state].holder) {
    case 'reviewer':
      return translate(detailMessages.thenSignature(count));
    case 'signer':
      if (letter.sealing)
        return translate(
          detailMessages.signedAwaitsSeal(of === 0 ? translate(detailMessages.noReviewers) : told),
        );
      return translate(of === 0 ? detailMessages.noInitials : detailMessages.awaitingSignature(told));
    case 'cosigner':
      return translate(
        detailMessages.signedSome(
          1 + (letter.cosigners ?? []).filter(({ signedAt }) => signedAt !== null).length,
          1 + (letter.cosigners ?? []).length,
        ),
      );
    case 'drafter':
    case null:
      return of === 0 ? translate(detailMessages.noReviewers) : told;
  }
}

/** Missing parafs, with the drafter's reason for a skipped reviewer. */
const lackingWords = (lacking: readonly Reviewer[]): string =>
  translate(
    detailMessages.initialsLacking(
      lacking
        .map(({ personName, skipReason }) => (skipReason ? `${personName} (${skipReason})` : personName))
        .join(', '),
    ),
  );

export function nextOf(letter: Pick<Letter, 'state' | 'reviewers' | 'sender'>): string | null {
  const open = inOrder(letter.reviewers).filter(({ status }) => status === null);
  if (open[1]) return open[1].heldBy ?? open[1].personName;
  return letter.sender ? translate(detailMessages.signs(letter.sender.personName)) : null;
}

/** Whose paraf the letter waits for. */
export const currentReviewer = ({
  state,
  reviewers,
}: Pick<Letter, 'state' | 'reviewers'>): Reviewer | undefined =>
  awaitsReview(state) ? inOrder(reviewers).find(({ status }) => status === null) : undefined;

const inOrder = (reviewers: readonly Reviewer[]): Reviewer[] => [
  ...reviewers
    .filter(({ status }) => status !== null)
    .sort((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? '') || a.reviewOrder - b.reviewOrder),
  ...reviewers.filter(({ status }) => status === null).sort((a, b) => a.reviewOrder - b.reviewOrder),
];

const stateOf = ({ status }: Reviewer, isCurrent: boolean): Step['state'] =>
  status === 'approved' ? 'done' : status === 'returned' ? 'returned' : isCurrent ? 'now' : 'next';

/** Work belongs to the post: the person the letter names, where another one will decide (DOMAIN 6). */
const succeeded = ({ heldBy, personName }: Pick<Reviewer, 'heldBy' | 'personName'>): string[] =>
  heldBy === undefined
    ? []
    : [heldBy === null ? translate(detailMessages.vacant) : translate(detailMessages.formerly(personName))];

/** Asked again after a return, or skipped with a reason (SPEC B1.2). */
function againOf(reviewer: Reviewer, all: readonly Reviewer[]): string[] {
  if (reviewer.skipReason) return [translate(detailMessages.skipped(reviewer.skipReason))];
  const isAgain =
    reviewer.status === null &&
    all.some(({ userId, status }) => userId === reviewer.userId && status === 'returned');
  return isAgain ? [translate(detailMessages.askedAgain)] : [];
}

/** Both names where a delegate decided for the official (SPEC B2). */
function actedBy(reviewer: Reviewer, timeline: readonly TimelineEntry[]): string[] {
  const entry = timeline.find(
    ({ event, at, onBehalfOf }) =>
      onBehalfOf !== null && (event === 'approved' || event === 'returned') && at === reviewer.decidedAt,
  );
  return entry ? [translate(detailMessages.by(entry.personName))] : [];
}

const when = (at: string, now: Date): string[] => [shortDay(at, now), formatTime(at)];
