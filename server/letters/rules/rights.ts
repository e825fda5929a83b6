import { letterPages, numbersPage } from '../../../domain/access/pages.ts';
import { secretRank } from '../../../domain/letters/class-terms.ts';
import { type LetterAbilities, openRank } from '../../../domain/letters/letter.ts';
import {
  awaitsReview,
  awaitsSignature,
  isInForce,
  isOpenDraft,
  isReturned,
  isSigned,
  isUnderWay,
  isWaitedFor,
} from '../../../domain/letters/letter-life.ts';
import { mayOpen, mayWriteLetters } from '../../../resources/access.ts';
import { forbidden } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { type Asked, isAsked, isInside, isOnEitherSide, isSender, waitsForOneself } from './inside.ts';
import { isOnDesk } from './own-desk.ts';
import { actsForAnother } from './visible-letters.ts';

// Permission rules on letters. Pure. They compare posts, in shared posts persons, since work belongs to the post
// (DOMAIN 6); the entry (holder, secretary, delegate) limits the actions (SPEC B2).

export type Review = Asked & { id: string; order: number; status: string | null };

export const undecided = <R extends Review>(reviewers: readonly R[]): R[] =>
  reviewers.filter((reviewer) => reviewer.status === null);

/** The reviewer whose turn it is: the first undecided one. */
export const turnOf = <R extends Review>(reviewers: readonly R[]): R | undefined =>
  undecided(reviewers).sort((a, b) => a.order - b.order)[0];

/** A delegation with the reading scope only. */
const onlyReads = (who: Who): boolean =>
  who.entryType === 'Delegation' && !who.scopes?.some((scope) => scope !== 'baca');

/** May this entry start and change letters of its post? */
export const mayWrite = (who: Who): boolean => mayWriteLetters(viewerOf(who)) && !onlyReads(who);

/** May this entry decide on reviews of its post? Secretaries never. */
export const mayReviewAs = (who: Who): boolean => mayAct(who, 'periksa');

/** May this entry sign for its post? Secretaries never (SPEC B2). */
export const maySignAs = (who: Who): boolean => mayAct(who, 'tandatangan');

/** May this entry close and reopen its post's inbox items? Secretaries may; delegates within the scope. */
export const mayHandle = (who: Who): boolean =>
  who.entryType !== 'Delegation' || who.scopes?.includes('disposisi') === true;

const mayAct = (who: Who, scope: 'periksa' | 'tandatangan'): boolean =>
  who.entryType === 'Delegation' ? who.scopes?.includes(scope) === true : who.entryType !== 'Secretary';

/** The numbers page alone gives no permission to read letters. */
export const readsLetters = (who: Who): boolean =>
  letterPages.some(({ path }) => path !== numbersPage && mayOpen(viewerOf(who), path));

/** @throws Refusal 403 when the active role has none of the letters' pages (SPEC A2) */
export function assertReadsLetters(who: Who): void {
  if (!readsLetters(who)) throw forbidden();
}

/** @throws Refusal 403 when the active role may not open the page that carries the call (SPEC A2) */
export function assertMayOpen(who: Who, path: string): void {
  if (!mayOpen(viewerOf(who), path)) throw forbidden();
}

/**
 * A post's drafts are its holder's; secretaries and delegates work on those they created (SPEC B2), also in a
 * vacant post.
 */
const isDrafterOf = (who: Who, letter: LetterRow): boolean =>
  isOnDesk(who, letter) &&
  mayWrite(who) &&
  (!actsForAnother(who) || letter.userId === who.userId || isReturned(letter.state));

/** @throws Refusal 403 unless the letter was drafted in this post and the entry may work on it */
export function assertDrafter(who: Who, letter: LetterRow): void {
  if (!isDrafterOf(who, letter)) throw forbidden();
}

/** The sides that may remind the holder: drafter and sender, except read-only delegates. */
const isOnSide = (who: Who, letter: LetterRow): boolean => isOnEitherSide(who, letter) && !onlyReads(who);

/** @throws Refusal 403 unless on the drafter's or the sender's side */
export function assertMayNudge(who: Who, letter: LetterRow): void {
  assertReadsLetters(who);
  if (!isOnSide(who, letter)) throw forbidden();
}

export const leavesCompany = (letter: Pick<LetterRow, 'from' | 'concern'>): boolean =>
  letter.from === 'internal' && letter.concern === 'external';

/** Auditors: entries that may open the administrators page, being responsible for permissions (SPEC B3). */
export const isAuditor = (who: Who): boolean => mayOpen(viewerOf(who), '/manajemen-user/admin');

/** May this entry see who opened a letter above Biasa? Only the drafter's and sender's posts. */
export const maySeeOpenings = (who: Who, letter: LetterRow): boolean => isOnEitherSide(who, letter);

/**
 * May this entry dispatch a signed letter? Drafter's and sender's post, their secretaries too (no signature is
 * involved), and delegates who handle or sign letters (SPEC B1.4, B2).
 */
export const mayDispatch = (who: Who, letter: LetterRow): boolean =>
  isOnEitherSide(who, letter) &&
  mayOpen(viewerOf(who), '/naskah-dinas/outbox') &&
  (who.entryType !== 'Delegation' ||
    who.scopes?.some((scope) => scope === 'disposisi' || scope === 'tandatangan') === true);

/** Registrars of an external letter (SPEC B1.4): the post's holder, and who acted for the post then. */
export const isRegistrarOf = (who: Who, letter: LetterRow): boolean => isDrafterOf(who, letter);

/**
 * May this entry cancel a letter its post signed (SPEC B1.3)? As for signing: secretaries never. An external one,
 * unsigned here, by its registrars.
 */
export const mayCancel = (who: Who, letter: LetterRow): boolean =>
  mayOpen(viewerOf(who), '/naskah-dinas/outbox') &&
  (letter.from === 'internal' ? isSender(who, letter) && maySignAs(who) : isRegistrarOf(who, letter));

/**
 * May this entry duplicate a visible letter? From Rahasia on only posts it was made in: a copy could get a lower
 * class.
 */
export const mayDuplicate = (who: Who, letter: LetterRow, reviewers: readonly Asked[]): boolean =>
  mayWrite(who) && (letter.securityRank < secretRank || isInside(who, letter, reviewers));

/**
 * May a copy include the files? Above Biasa only for drafter's and sender's posts: in the copy they are unmarked
 * for its drafter and may get a lower class.
 */
export const mayDuplicateFiles = (who: Who, letter: LetterRow): boolean =>
  letter.securityRank <= openRank || isOnEitherSide(who, letter);

/** May this entry comment on a letter? Its authors, until it is signed. */
export const mayComment = (who: Who, letter: LetterRow, reviewers: readonly Asked[]): boolean =>
  isInside(who, letter, reviewers) && !onlyReads(who);

/** The reader's abilities now: exactly what the use cases would accept. */
export function abilitiesOf(who: Who, letter: LetterRow, reviewers: readonly Review[]): LetterAbilities {
  const isDrafter = isDrafterOf(who, letter) && isOpenDraft(letter.state);
  const reads = readsLetters(who);
  const hasTasks = mayOpen(viewerOf(who), '/naskah-dinas/tugas');
  const turn = turnOf(reviewers);
  const review =
    hasTasks && awaitsReview(letter.state) && turn !== undefined && isAsked(who, turn) && mayReviewAs(who);
  const sign = hasTasks && awaitsSignature(letter.state) && isSender(who, letter) && maySignAs(who);
  return {
    edit: isDrafter,
    delete: isDrafter,
    submit: isDrafter,
    duplicate: !letter.destroyedAt && mayDuplicate(who, letter, reviewers),
    seeMaking: readsLetters(who) && isInside(who, letter, reviewers),
    comment: mayComment(who, letter, reviewers) && !isSigned(letter.state),
    review,
    sign,
    giveBack: review || sign,
    editReviewers: isDrafterOf(who, letter) && awaitsReview(letter.state),
    withdraw: isDrafterOf(who, letter) && isUnderWay(letter.state),
    nudge:
      reads &&
      isOnSide(who, letter) &&
      isWaitedFor(letter.state) &&
      letter.holderPositionId !== null &&
      !waitsForOneself(who, letter, turn),
    cancel: isInForce(letter.state) && mayCancel(who, letter),
    respond: false,
    dispatch:
      !letter.destroyedAt && isInForce(letter.state) && leavesCompany(letter) && mayDispatch(who, letter),
    seeOpenings: letter.securityRank > openRank && reads && (maySeeOpenings(who, letter) || isAuditor(who)),
    correctPlace: isInForce(letter.state) && letter.from === 'external' && isRegistrarOf(who, letter),
  };
}
