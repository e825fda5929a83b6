import { holds } from '../../../domain/access/entry-rules.ts';
import { letterPages, numbersPage } from '../../../domain/access/pages.ts';
import type { LetterAbilities } from '../../../domain/letters/letter.ts';
import {
  allows,
  awaitsReview,
  isEditable,
  isFixed,
  isInForce,
  isOpenDraft,
  isReturned,
  isWaitedFor,
  type LetterEvent,
  letterLife,
} from '../../../domain/letters/letter-life.ts';
import { askedNow } from '../../../domain/letters/review-chain.ts';
import { openRank, secretRank } from '../../../domain/letters/security-ranks.ts';
import { mayOpen, mayWriteLetters } from '../../../resources/access.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { forbidden } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';
import {
  isInside,
  isOnEitherSide,
  isOwnReview,
  isSender,
  nextCosigner,
  type Reviewing,
  signsNow,
  waitsForOneself,
} from './inside.ts';
import { isForNamedOnly } from './named-only.ts';
import { isOnDesk } from './own-desk.ts';
import { actsForAnother } from './visible-letters.ts';

// Permissions compare posts, in shared posts persons: work belongs to the post (DOMAIN 6). The entry limits
// actions (SPEC B2).

export type Review = Reviewing & {
  id: string;
  order: number;
  reviewGroup: number | null;
  status: string | null;
};

export const undecided = <R extends Review>(reviewers: readonly R[]): R[] =>
  reviewers.filter((reviewer) => reviewer.status === null);

export type Cosigning = Reviewing & { signedAt: Date | null };

/** The reviewers whose turn it is: the first undecided one, and who is asked beside them. */
export const turnsOf = <R extends Review>(reviewers: readonly R[]): R[] =>
  askedNow(undecided(reviewers).sort((a, b) => a.order - b.order));

/** A delegation with the reading scope only. */
const onlyReads = (actor: Actor): boolean =>
  actor.entryType === 'Delegation' && !actor.scopes?.some((scope) => scope !== 'baca');

/** May this entry start and change letters of its post? */
export const mayWrite = (actor: Actor): boolean => mayWriteLetters(viewerOf(actor)) && !onlyReads(actor);

/** May this entry decide on reviews of its post? Secretaries never. */
export const mayReviewAs = (actor: Actor): boolean => mayAct(actor, 'periksa');

/**
 * May this entry hand a review on to somebody else? Never a delegate (DOMAIN 6), and no review of a letter that names
 * its readers.
 */
export const mayReassign = (actor: Actor, letter: Pick<LetterRow, 'securityRank'>): boolean =>
  !actsForAnother(actor) && !isForNamedOnly(letter);

/** May this entry sign for its post? Secretaries never (SPEC B2). */
export const maySignAs = (actor: Actor): boolean => mayAct(actor, 'tandatangan');

/** May this entry close and reopen its post's inbox items? Secretaries may; delegates within the scope. */
export const mayHandle = (actor: Actor): boolean =>
  actor.entryType !== 'Delegation' || actor.scopes?.includes('disposisi') === true;

const mayAct = (actor: Actor, scope: 'periksa' | 'tandatangan'): boolean =>
  actor.entryType === 'Delegation' ? actor.scopes?.includes(scope) === true : actor.entryType !== 'Secretary';

/** The numbers page alone gives no permission to read letters. */
export const readsLetters = (actor: Actor): boolean =>
  letterPages.some(({ path }) => path !== numbersPage && mayOpen(viewerOf(actor), path));

/** @throws Refusal 403 when the active role has none of the letters' pages (SPEC A2) */
export function assertReadsLetters(actor: Actor): void {
  if (!readsLetters(actor)) throw forbidden();
}

/** @throws Refusal 403 when the active role may not open the page that carries the call (SPEC A2) */
export function assertMayOpen(actor: Actor, path: string): void {
  if (!mayOpen(viewerOf(actor), path)) throw forbidden();
}

/**
 * A post's drafts are its holder's; secretaries and delegates work on those they created (SPEC B2), also in a
 * vacant post.
 */
export const isDrafterOf = (actor: Actor, letter: LetterRow): boolean =>
  isOnDesk(actor, letter) &&
  mayWrite(actor) &&
  (!actsForAnother(actor) || letter.userId === actor.userId || isReturned(letter.state));

/** @throws Refusal 403 unless the letter was drafted in this post and the entry may work on it */
export function assertDrafter(actor: Actor, letter: LetterRow): void {
  if (!isDrafterOf(actor, letter)) throw forbidden();
}

/** The sides that may remind the holder: drafter and sender, except read-only delegates. */
const isOnSide = (actor: Actor, letter: LetterRow): boolean =>
  isOnEitherSide(actor, letter) && !onlyReads(actor);

/** @throws Refusal 403 unless on the drafter's or the sender's side */
export function assertMayNudge(actor: Actor, letter: LetterRow): void {
  assertReadsLetters(actor);
  if (!isOnSide(actor, letter)) throw forbidden();
}

export const leavesCompany = (letter: Pick<LetterRow, 'from' | 'concern'>): boolean =>
  letter.from === 'internal' && letter.concern === 'external';

/** Auditors: entries that have all of the administrators page, being responsible for permissions (SPEC B3). */
export const isAuditor = (actor: Actor): boolean =>
  mayOpen(viewerOf(actor), '/manajemen-user/admin') && holds(viewerOf(actor), '/manajemen-user/admin');

/** May this entry see who opened a letter above Biasa? Only the drafter's and sender's posts. */
export const maySeeOpenings = (actor: Actor, letter: LetterRow): boolean => isOnEitherSide(actor, letter);

/**
 * Secretaries may dispatch too, as no signature is involved, and
 * delegates who handle or sign letters (SPEC B1.4, B2).
 */
export const mayDispatch = (actor: Actor, letter: LetterRow): boolean =>
  isOnEitherSide(actor, letter) &&
  mayOpen(viewerOf(actor), '/naskah-dinas/outbox') &&
  (actor.entryType !== 'Delegation' ||
    actor.scopes?.some((scope) => scope === 'disposisi' || scope === 'tandatangan') === true);

/** Registrars of an external letter (SPEC B1.4): the post's holder, and who acted for the post then. */
export const isRegistrarOf = (actor: Actor, letter: LetterRow): boolean => isDrafterOf(actor, letter);

/**
 * May this entry cancel a letter (SPEC B1.3)? As for signing, never
 * secretaries; external ones by their registrars. Who is to sign one that others have signed may refuse it so.
 */
export const mayCancel = (actor: Actor, letter: LetterRow, cosigners: readonly Cosigning[]): boolean =>
  letter.from === 'external'
    ? mayOpen(viewerOf(actor), '/naskah-dinas/outbox') && isRegistrarOf(actor, letter)
    : maySignAs(actor) &&
      ((mayOpen(viewerOf(actor), '/naskah-dinas/outbox') && isSender(actor, letter)) ||
        (mayOpen(viewerOf(actor), '/naskah-dinas/tugas') && isRefusedBy(actor, letter, cosigners)));

const isRefusedBy = (actor: Actor, letter: LetterRow, cosigners: readonly Cosigning[]): boolean =>
  allows(letter.state, 'signed') && allows(letter.state, 'cancelled') && signsNow(actor, letter, cosigners);

/** From Rahasia on only posts the letter was made in: a copy could get a lower class. */
export const mayDuplicate = (actor: Actor, letter: LetterRow, makers: readonly Reviewing[]): boolean =>
  mayWrite(actor) && (letter.securityRank < secretRank || isInside(actor, letter, makers));

/**
 * Above Biasa only for drafter's and sender's posts: a copy's files are unmarked and may get a lower class.
 */
export const mayDuplicateFiles = (actor: Actor, letter: LetterRow): boolean =>
  letter.securityRank <= openRank || isOnEitherSide(actor, letter);

/** May this entry comment on a letter? Its makers, until it is signed. */
export const mayComment = (actor: Actor, letter: LetterRow, makers: readonly Reviewing[]): boolean =>
  isInside(actor, letter, makers) && !onlyReads(actor);

/** On whose reviews or further signature the letter waits. */
export const waitingOn = (
  { state }: LetterRow,
  reviewers: readonly Review[],
  cosigners: readonly Cosigning[],
): Reviewing[] =>
  letterLife[state].holder === 'cosigner' ? [nextCosigner(cosigners) ?? []].flat() : turnsOf(reviewers);

/** The reader's abilities now: exactly what the use cases would accept. */
export function abilitiesOf(
  actor: Actor,
  letter: LetterRow,
  reviewers: readonly Review[],
  cosigners: readonly Cosigning[],
): LetterAbilities {
  const makers = [...reviewers, ...cosigners];
  const isDrafter = isDrafterOf(actor, letter);
  const may = (event: LetterEvent): boolean => allows(letter.state, event);
  const reads = readsLetters(actor);
  const hasTasks = mayOpen(viewerOf(actor), '/naskah-dinas/tugas');
  const review =
    hasTasks &&
    awaitsReview(letter.state) &&
    turnsOf(reviewers).some((turn) => isOwnReview(actor, turn)) &&
    mayReviewAs(actor);
  const isSigner = hasTasks && signsNow(actor, letter, cosigners) && maySignAs(actor);
  const awaitsSeal = letter.sealingSince !== null;
  const sign = isSigner && !awaitsSeal;
  return {
    edit: isDrafter && isEditable(letter.state),
    delete: isDrafter && isOpenDraft(letter.state),
    submit: isDrafter && may('submitted'),
    duplicate: !letter.destroyedAt && mayDuplicate(actor, letter, makers),
    seeMaking: readsLetters(actor) && isInside(actor, letter, makers),
    comment: mayComment(actor, letter, makers) && !isFixed(letter.state),
    ...(isDrafter && isOpenDraft(letter.state) && { decideSuggestions: true }),
    review,
    sign,
    ...(awaitsSeal && { settleSeal: isSigner }),
    giveBack: (review || sign) && may('returned'),
    reassign: review && may('reassigned') && mayReassign(actor, letter),
    editReviewers: isDrafter && may('reviewers-changed'),
    withdraw: isDrafter && may('withdrawn') && !awaitsSeal,
    nudge:
      reads &&
      isOnSide(actor, letter) &&
      isWaitedFor(letter.state) &&
      letter.holderPositionId !== null &&
      !awaitsSeal &&
      !waitsForOneself(actor, letter, waitingOn(letter, reviewers, cosigners)),
    cancel: may('cancelled') && !awaitsSeal && mayCancel(actor, letter, cosigners),
    respond: false,
    dispatch:
      !letter.destroyedAt && isInForce(letter.state) && leavesCompany(letter) && mayDispatch(actor, letter),
    seeOpenings:
      letter.securityRank > openRank && reads && (maySeeOpenings(actor, letter) || isAuditor(actor)),
    correctPlace: isInForce(letter.state) && letter.from === 'external' && isRegistrarOf(actor, letter),
  };
}
