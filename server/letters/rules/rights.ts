import { letterPages, numbersPage } from '../../../domain/access/pages.ts';
import { secretRank } from '../../../domain/letters/class-terms.ts';
import { type LetterAbilities, openRank } from '../../../domain/letters/letter.ts';
import { mayOpen, mayWriteLetters } from '../../../resources/access.ts';
import { forbidden } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { type Asked, isAsked, isInside, isOnEitherSide, isSender, waitsForOneself } from './inside.ts';
import { isOnDesk } from './own-desk.ts';
import { actsForAnother } from './visible-letters.ts';

// Who may do what with a letter. Pure: everything they look at is handed in. Work belongs to the post (DOMAIN 6), so
// they compare posts, and of a post with several holders the person; who acts in the post (holder, secretary, delegate) decides what of it may be done (SPEC B2).

export type Review = Asked & { id: string; order: number; status: string | null };

/** The one whose turn it is: the first in order who has not decided. */
export const turnOf = <R extends Review>(reviewers: readonly R[]): R | undefined =>
  reviewers.filter((reviewer) => reviewer.status === null).sort((a, b) => a.order - b.order)[0];

/** Reads somebody else's post without working in it: a delegation for reading only. */
const onlyReads = (who: Who): boolean =>
  who.entryType === 'Delegation' && !who.scopes?.some((scope) => scope !== 'baca');

/** May this entry start and change letters of its post? */
export const mayWrite = (who: Who): boolean => mayWriteLetters(viewerOf(who)) && !onlyReads(who);

/** May this entry decide on reviews of its post? Secretaries never. */
export const mayReviewAs = (who: Who): boolean => mayAct(who, 'periksa');

/** May this entry sign for its post? Secretaries never (SPEC B2). */
export const maySignAs = (who: Who): boolean => mayAct(who, 'tandatangan');

/** May this entry close and reopen inbox items of its post? A secretary may; a delegate within the scope. */
export const mayHandle = (who: Who): boolean =>
  who.entryType !== 'Delegation' || who.scopes?.includes('disposisi') === true;

const mayAct = (who: Who, scope: 'periksa' | 'tandatangan'): boolean =>
  who.entryType === 'Delegation' ? who.scopes?.includes(scope) === true : who.entryType !== 'Secretary';

/** Whoever only keeps the numbers does not read letters by that. */
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
 * A post's drafts are its holder's; a secretary or delegate works on those they began themselves (SPEC B2), also where
 * nobody holds the post.
 */
const isDrafterOf = (who: Who, letter: LetterRow): boolean =>
  isOnDesk(who, letter) &&
  mayWrite(who) &&
  (!actsForAnother(who) || letter.userId === who.userId || letter.state === 'revision');

/** @throws Refusal 403 unless the letter was drafted in this post and the entry may work on it */
export function assertDrafter(who: Who, letter: LetterRow): void {
  if (!isDrafterOf(who, letter)) throw forbidden();
}

/** `isDraft` of SPEC A3: with the drafter, never sent on or returned. */
export const isOpenDraft = (letter: Pick<LetterRow, 'state'>): boolean =>
  letter.state === 'draft' || letter.state === 'revision';

/** Between the drafter and the signature: sent on, not signed yet. */
export const isUnderWay = (letter: Pick<LetterRow, 'state'>): boolean =>
  letter.state === 'review' || letter.state === 'signing';

/** The two sides that wait for a letter and may remind its holder: who drafted it and who is to send it. */
const isOnSide = (who: Who, letter: LetterRow): boolean => isOnEitherSide(who, letter) && !onlyReads(who);

/** @throws Refusal 403 unless on the drafter's or the sender's side */
export function assertMayNudge(who: Who, letter: LetterRow): void {
  assertReadsLetters(who);
  if (!isOnSide(who, letter)) throw forbidden();
}

/** Goes from inside the company to somebody outside. */
export const leavesCompany = (letter: Pick<LetterRow, 'from' | 'concern'>): boolean =>
  letter.from === 'internal' && letter.concern === 'external';

/** Who keeps the administrators answers for who may do what, and so looks at who did (SPEC B3). */
export const isAuditor = (who: Who): boolean => mayOpen(viewerOf(who), '/manajemen-user/admin');

/** May this entry see who opened a letter above Biasa? The two sides that answer for it. */
export const maySeeOpenings = (who: Who, letter: LetterRow): boolean => isOnEitherSide(who, letter);

/**
 * May this entry send a signed letter out of the company and record that? The drafter's and the sender's post; their
 * secretaries too, since handing over is no signature, and delegates who handle or sign letters there (SPEC B1.4, B2).
 */
export const mayDispatch = (who: Who, letter: LetterRow): boolean =>
  isOnEitherSide(who, letter) &&
  mayOpen(viewerOf(who), '/naskah-dinas/outbox') &&
  (who.entryType !== 'Delegation' ||
    who.scopes?.some((scope) => scope === 'disposisi' || scope === 'tandatangan') === true);

/** Those who registered a letter from outside (SPEC B1.4): its post's holder, and who acted for the post then. */
export const isRegistrarOf = (who: Who, letter: LetterRow): boolean => isDrafterOf(who, letter);

/**
 * May this entry call back a letter its post has signed (SPEC B1.3)? As for signing: secretaries never. One from outside
 * nobody here has signed: it is called back by those who registered it.
 */
export const mayCancel = (who: Who, letter: LetterRow): boolean =>
  mayOpen(viewerOf(who), '/naskah-dinas/outbox') &&
  (letter.from === 'internal' ? isSender(who, letter) && maySignAs(who) : isRegistrarOf(who, letter));

/**
 * May this entry make a draft of its own out of a letter it sees? From Rahasia on only where the letter was made: a copy
 * could be put into a lower class.
 */
export const mayDuplicate = (who: Who, letter: LetterRow, reviewers: readonly Asked[]): boolean =>
  mayWrite(who) && (letter.securityRank < secretRank || isInside(who, letter, reviewers));

/**
 * May this entry take a letter's files along into a copy of it? Above Biasa the two sides that answer for it only: in the
 * copy they are its drafter's, go out without the reader's mark, and may come into a lower class.
 */
export const mayDuplicateFiles = (who: Who, letter: LetterRow): boolean =>
  letter.securityRank <= openRank || isOnEitherSide(who, letter);

/** May this entry speak with the others on a letter? Those it is made by, as long as it is not signed. */
export const mayComment = (who: Who, letter: LetterRow, reviewers: readonly Asked[]): boolean =>
  isInside(who, letter, reviewers) && !onlyReads(who);

/** What the person who reads may do now: exactly what the use cases would let through. */
export function abilitiesOf(who: Who, letter: LetterRow, reviewers: readonly Review[]): LetterAbilities {
  const isDrafter = isDrafterOf(who, letter) && isOpenDraft(letter);
  const reads = readsLetters(who);
  const hasTasks = mayOpen(viewerOf(who), '/naskah-dinas/tugas');
  const turn = turnOf(reviewers);
  const review =
    hasTasks && letter.state === 'review' && turn !== undefined && isAsked(who, turn) && mayReviewAs(who);
  const sign = hasTasks && letter.state === 'signing' && isSender(who, letter) && maySignAs(who);
  return {
    edit: isDrafter,
    delete: isDrafter,
    submit: isDrafter,
    duplicate: !letter.destroyedAt && mayDuplicate(who, letter, reviewers),
    seeMaking: readsLetters(who) && isInside(who, letter, reviewers),
    comment: mayComment(who, letter, reviewers) && (isOpenDraft(letter) || isUnderWay(letter)),
    review,
    sign,
    giveBack: review || sign,
    editReviewers: isDrafterOf(who, letter) && letter.state === 'review',
    withdraw: isDrafterOf(who, letter) && isUnderWay(letter),
    nudge:
      reads &&
      isOnSide(who, letter) &&
      (isUnderWay(letter) || letter.state === 'revision') &&
      letter.holderPositionId !== null &&
      !waitsForOneself(who, letter, turn),
    cancel: letter.state === 'sent' && mayCancel(who, letter),
    respond: false,
    dispatch:
      !letter.destroyedAt && letter.state === 'sent' && leavesCompany(letter) && mayDispatch(who, letter),
    seeOpenings: letter.securityRank > openRank && reads && (maySeeOpenings(who, letter) || isAuditor(who)),
    correctPlace: letter.state === 'sent' && letter.from === 'external' && isRegistrarOf(who, letter),
  };
}
