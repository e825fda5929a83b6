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
import { askedNow, besideEachOther, countInitials } from '../../../domain/letters/review-chain.ts';
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
  const current = currentReviewers(letter);
  const waiting = letter.sealing
    ? [translate(detailMessages.awaitsSeal), since(letter.sealing.since, now)]
    : letter.holder
      ? [since(letter.holder.since, now)]
      : undefined;
  const sendings = timeline.filter(({ event }) => event === 'submitted');
  const revised = sendings.length > 1 && sendings.at(-1);
  const steps: Step[] = [
    {
      id: 'drafter',
      state: isReturned(letter.state) ? 'now' : 'done',
      title: named(letter.userName, letter.userId),
      lines: [
        [letter.userPositionName, translate(detailMessages.drafter)].filter(Boolean).join(', '),
        ...(revised ? [translate(detailMessages.revised(momentOf(revised.at, now)))] : []),
      ],
      aside: isReturned(letter.state) ? waiting : when(sendings[0]?.at ?? letter.createdAt, now),
    },
    ...onePerPerson(letter.reviewers).map(({ latest, before }): Step => {
      const isCurrent = current.includes(latest);
      return {
        id: latest.id,
        state: stateOf(latest, isCurrent),
        title: named(latest.heldBy ?? latest.personName, latest.heldBy ? '' : latest.userId),
        lines: [
          latest.positionName,
          ...succeeded(latest),
          ...actedBy(latest, timeline),
          ...(latest.handedOn
            ? [translate(detailMessages.handedOn(latest.handedOn.personName, latest.handedOn.reason))]
            : []),
          ...(latest.skipReason ? [translate(detailMessages.skipped(latest.skipReason))] : []),
          ...(latest.status === 'approved' && isOutdated(latest, timeline)
            ? [translate(detailMessages.changedAfterwards)]
            : []),
        ],
        past: before.map((one) => ({
          line: pastWords(one, timeline, latest.status === null, now),
          note: one.note,
        })),
        aside: isCurrent ? waiting : latest.decidedAt ? when(latest.decidedAt, now) : undefined,
        note: latest.note,
        ...(latest.reviewGroup !== undefined && { beside: latest.reviewGroup }),
      };
    }),
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
        .map(({ personName, skipReason }) =>
          skipReason ? `${personName} (${skipReason.replace(/[.\s]+$/, '')})` : personName,
        )
        .join(', '),
    ),
  );

/** "Berikutnya: Putri Lubis", of several at once "Setelah keduanya paraf: Putri Lubis"; null where nobody follows. */
export function nextWords(letter: Pick<Letter, 'state' | 'reviewers' | 'sender'>): string | null {
  const next = nextOf(letter);
  if (next === null) return null;
  const together = currentReviewers(letter).length;
  if (together < 2) return translate(detailMessages.nextIs(next));
  return translate(
    together === 2 ? detailMessages.afterBothInitial(next) : detailMessages.afterAllInitial(next),
  );
}

export function nextOf(letter: Pick<Letter, 'state' | 'reviewers' | 'sender'>): string | null {
  const open = inOrder(letter.reviewers).filter(({ status }) => status === null);
  const [after] = besideEachOther(open)[1] ?? [];
  if (after) return after.heldBy ?? after.personName;
  return letter.sender ? translate(detailMessages.signs(letter.sender.personName)) : null;
}

/** Whose parafs the letter waits for: one's, or of all who are asked at once. */
export const currentReviewers = ({ state, reviewers }: Pick<Letter, 'state' | 'reviewers'>): Reviewer[] =>
  awaitsReview(state) ? askedNow(inOrder(reviewers).filter(({ status }) => status === null)) : [];

/** The reader's own turn, else that of the post they act for, else the first. */
export function turnOf(
  letter: Pick<Letter, 'state' | 'reviewers'>,
  { meId, positionId }: { meId: string | number | undefined; positionId: string | null | undefined },
): Reviewer | undefined {
  const turns = currentReviewers(letter);
  return (
    turns.find(({ userId }) => userId === meId) ??
    turns.find(({ userPositionId }) => userPositionId === positionId) ??
    turns[0]
  );
}

const inOrder = (reviewers: readonly Reviewer[]): Reviewer[] => [
  ...reviewers
    .filter(({ status }) => status !== null)
    .sort((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? '') || a.reviewOrder - b.reviewOrder),
  ...reviewers.filter(({ status }) => status === null).sort((a, b) => a.reviewOrder - b.reviewOrder),
];

/** Everybody once, at the place of what they are asked or decided last. */
function onePerPerson(reviewers: readonly Reviewer[]): { latest: Reviewer; before: Reviewer[] }[] {
  const found = new Map<string, { latest: Reviewer; before: Reviewer[] }>();
  for (const one of inOrder(reviewers)) {
    const key = `${one.userId} ${one.userPositionId}`;
    const had = found.get(key);
    found.delete(key);
    found.set(key, { latest: one, before: had ? [...had.before, had.latest] : [] });
  }
  return [...found.values()];
}

/** "Paraf 19 Nov, 09.10. Isi lalu berubah, diminta lagi.", "Mengembalikan 20 Nov, 14.05. Diminta lagi." */
function pastWords(
  one: Reviewer,
  timeline: readonly TimelineEntry[],
  isAskedAgain: boolean,
  now: Date,
): string {
  const moment = momentOf(one.decidedAt ?? '', now);
  const said = [
    translate(
      one.status === 'approved' ? detailMessages.initialledAt(moment) : detailMessages.returnedAt(moment),
    ),
    ...actedBy(one, timeline),
  ].join(' ');
  if (!isAskedAgain) return `${said}.`;
  return translate(
    one.status === 'approved' && isOutdated(one, timeline)
      ? detailMessages.changedThenAskedAgain(said)
      : detailMessages.askedAgain(said),
  );
}

/** The text was changed after the decision. */
const isOutdated = ({ decidedAt }: Reviewer, timeline: readonly TimelineEntry[]): boolean =>
  decidedAt !== null && timeline.some(({ event, at }) => event === 'edited' && at > decidedAt);

const stateOf = ({ status }: Reviewer, isCurrent: boolean): Step['state'] =>
  status === 'approved' ? 'done' : status === 'returned' ? 'returned' : isCurrent ? 'now' : 'next';

/** Work belongs to the post: the person the letter names, where another one will decide (DOMAIN 6). */
const succeeded = ({ heldBy, personName }: Pick<Reviewer, 'heldBy' | 'personName'>): string[] =>
  heldBy === undefined
    ? []
    : [heldBy === null ? translate(detailMessages.vacant) : translate(detailMessages.formerly(personName))];

/** Both names where a delegate decided for the official (SPEC B2). */
function actedBy(reviewer: Reviewer, timeline: readonly TimelineEntry[]): string[] {
  const entry = timeline.find(
    ({ event, at, onBehalfOf }) =>
      onBehalfOf !== null && (event === 'approved' || event === 'returned') && at === reviewer.decidedAt,
  );
  return entry ? [translate(detailMessages.by(entry.personName))] : [];
}

const when = (at: string, now: Date): string[] => [shortDay(at, now), formatTime(at)];
const momentOf = (at: string, now: Date): string => when(at, now).join(', ');
