import { password } from '../desk.ts';
import type { Person } from './cast.ts';
import {
  type Actor,
  isOneOf,
  type Line,
  type Lines,
  may,
  type Rows,
  type Sign,
  type Signs,
  signOf,
} from './lines.ts';
import { type LetterSubject, proof, type State, today } from './stage.ts';

// Letter rules of SPEC A4, B1, B2, B3 and B7. In review it is the first reviewer's turn; for revision that reviewer
// gave it back; other flows only where they differ.

const makers: Actor[] = ['drafters', 'drafterDelegate', 'unrightedDrafter'];
/** Parties of no letter from outside: nobody reviews or signs it. */
const deciders: Actor[] = ['reviewers', 'laterReviewer', 'senders', 'signerReader'];
const addressees: Actor[] = ['receivers', 'receiverReader', 'unrightedReceiver', 'copied'];
/** Visible to the drafter's post; once submitted to reviewers and sender; once sent to receivers. */
const seenIn: Record<State, readonly Actor[]> = {
  draft: makers,
  review: [...makers, ...deciders],
  revision: [...makers, ...deciders],
  signing: [...makers, ...deciders],
  cosigning: [...makers, ...deciders, 'cosigner'],
  sent: [...makers, ...deciders, ...addressees],
  cancelled: [...makers, ...deciders, ...addressees],
  deleted: [],
};

const sendingOut = (signs: Signs<State>): Rows<State> => ({
  drafters: signs,
  drafterDelegate: signs,
  senders: signs,
});
const speaking = (signs: Signs<State>): Rows<State> => ({
  ...sendingOut(signs),
  ...{ reviewers: signs, laterReviewer: signs, cosigner: signs },
});
/** The posts that a letter is made in. */
const inside = (signs: Signs<State>): Rows<State> => ({ ...speaking(signs), signerReader: signs });
const toAll = (signs: Signs<State>): Rows<State> => ({
  ...inside(signs),
  ...{ receivers: signs, receiverReader: signs, copied: signs },
});
const delegatesDraft: Signs<State> = { revision: '+', otherwise: 'x' };
/** A delegate of the drafter's post works on what was returned to the post, not on the holder's own drafts. */
const drafting = (drafters: Signs<State>, drafterDelegate: Signs<State> = delegatesDraft): Rows<State> => ({
  drafters,
  drafterDelegate,
});
/** To call a letter back or correct it is too late for a delegate who has it for revision. */
const notWithDelegate: Signs<State> = { revision: '-', otherwise: 'x' };
const beforeSigned = may<State>('draft', 'review', 'revision', 'signing');
const approving: Rows<State> = { reviewers: may('review'), laterReviewer: { review: 'x', otherwise: '-' } };
/** A delegate hands nothing on. */
const handingOn: Rows<State> = { ...approving, reviewerDelegate: { review: 'x', otherwise: '-' } };
const signing: Rows<State> = { signers: may('signing'), cosigner: may('cosigning') };
/** Whose signature could wait: the sender's, then the next signer's. */
const settling: Rows<State> = {
  signers: { cosigning: 'x', otherwise: '-' },
  cosigner: { cosigning: '-', otherwise: 'x' },
};
/** Only the author, here the drafter; other participants get 403 first. */
const ownComment: Rows<State> = { drafter: beforeSigned };
/** There is a dispatch with its proof. */
const proved: Signs<State> = { sent: '+', cancelled: '+', otherwise: '.' };

const letter = '/letter/api/Letter/:id';
export const letterLines: Lines<LetterSubject> = {
  [`GET ${letter}`]: { otherwise: '+' },
  [`GET ${letter}/timeline`]: { otherwise: '+' },
  [`GET ${letter}/pdf`]: { otherwise: '+' },
  // One from outside is a scan.
  [`POST ${letter}/docx`]: { isRepeatable: true, otherwise: '+', incoming: toAll('-') },
  [`GET ${letter}/pages`]: { otherwise: '+' },
  [`GET ${letter}/attachments/:attachmentId`]: { otherwise: '+' },
  [`GET ${letter}/texts`]: { otherwise: '+' },
  // Nothing has failed to be read yet.
  [`POST ${letter}/texts/:attachmentId`]: { otherwise: '-' },
  [`GET ${letter}/thread`]: { otherwise: '+' },
  [`GET ${letter}/dispositions`]: { otherwise: '+' },
  [`GET ${letter}/dispatch`]: { otherwise: '+' },
  [`GET ${letter}/follow-up`]: { otherwise: '+' },
  [`PUT ${letter}/follow-up`]: { isRepeatable: true, body: () => ({ until: null }), otherwise: '+' },
  [`GET ${letter}/booked-numbers`]: { otherwise: '+', rows: { readers: 'x' } },
  [`GET ${letter}/readers`]: {
    rows: { drafters: '+', drafterDelegate: '+', senders: '+', signerReader: '+' },
  },
  // Users who manage administrators see who opened what, not the content (SPEC B3).
  [`GET ${letter}/openings`]: {
    rows: { drafters: '+', drafterDelegate: '+', senders: '+', signerReader: '+', admin: '+' },
    seenBy: ['admin'],
  },
  [`GET ${letter}/registered-before`]: { rows: drafting('+') },
  [`GET ${letter}/scan-proposals`]: { rows: drafting('+') },
  [`GET ${letter}/check`]: { rows: drafting('+') },
  [`GET ${letter}/versions`]: { rows: inside('+') },
  [`GET ${letter}/versions/compare`]: { rows: inside('+') },
  [`GET ${letter}/articles`]: { rows: inside('+') },
  [`GET ${letter}/comments`]: { rows: inside('+') },
  [`GET ${letter}/comments/count`]: { rows: inside('+') },
  // Proofs exist only for outgoing letters; the right is checked first.
  [`GET ${letter}/dispatch/:dispatchId/proof`]: {
    ids: { dispatchId: 'provedId' },
    rows: toAll('.'),
    // Everyone who sees the letter may see its proof of delivery.
    outgoing: toAll(proved),
  },

  // Under review everything but the reviewers is fixed (SPEC A4).
  [`PUT ${letter} (text)`]: {
    isBodyFirst: true,
    body: ({ same, version }) => ({ ...same, subject: 'Perihal lain', version }),
    rows: drafting(may('draft', 'revision')),
  },
  [`PUT ${letter} (reviewers)`]: {
    body: ({ same, version }) => ({ ...same, reviewers: (same.reviewers as object[]).slice(1), version }),
    rows: drafting(may('draft', 'review', 'revision')),
  },
  [`POST ${letter}/preview`]: {
    isRepeatable: true,
    body: () => ({}),
    rows: drafting(may('draft', 'revision')),
  },
  [`DELETE ${letter}`]: { rows: drafting(may('draft', 'revision')) },
  [`POST ${letter}/restore`]: {
    seenBy: makers,
    rows: drafting(may('deleted'), notWithDelegate),
  },
  [`POST ${letter}/duplicate`]: { isRepeatable: true, otherwise: '+', rows: { readers: 'x' } },
  [`POST ${letter}/submit`]: { body: () => ({}), rows: drafting(may('draft', 'revision')) },
  [`POST ${letter}/review (approve)`]: { body: () => ({ decision: 'approve' }), rows: approving },
  [`POST ${letter}/review (return)`]: {
    body: () => ({ decision: 'return', note: 'Ulangi.' }),
    // Once signed there is no way back.
    rows: { ...approving, ...signing, cosigner: '-' },
  },
  // All decisions on this stage are past the undo limit.
  [`POST ${letter}/review/undo`]: {
    rows: { reviewers: '-', laterReviewer: '-', signers: '-' },
  },
  [`GET ${letter}/reassign`]: { rows: handingOn },
  [`POST ${letter}/reassign`]: {
    body: async ({ id }, by) => {
      const { items = [] } = (await by.get(`/letter/api/Letter/${id}/reassign`)).body.data ?? {};
      const { userId, userPositionId } = items[0] ?? { userId: id, userPositionId: id };
      return { userId, userPositionId, reason: 'Sedang dinas luar.' };
    },
    rows: handingOn,
  },
  [`POST ${letter}/sign`]: { body: () => ({ password }), rows: signing },
  // No letter of this stage waits for a seal.
  [`POST ${letter}/seal`]: { rows: settling },
  [`POST ${letter}/seal/withdraw`]: { rows: settling },
  [`POST ${letter}/withdraw`]: {
    body: () => ({ reason: 'Salah lampiran.' }),
    rows: drafting(may('review', 'signing'), notWithDelegate),
  },
  // Nobody reminds themselves: not the drafter's side after a return, nor the sender's before signing.
  [`POST ${letter}/nudge`]: {
    body: () => ({ note: 'Mohon segera.' }),
    rows: {
      drafters: may('review', 'signing', 'cosigning'),
      drafterDelegate: may('review', 'signing', 'cosigning'),
      senders: may('review', 'revision', 'cosigning'),
    },
  },
  [`POST ${letter}/cancel`]: {
    body: () => ({ reason: 'Keliru.' }),
    // Who is to sign what others have signed may refuse it so.
    rows: { signers: may('sent', 'cosigning'), cosigner: may('cosigning') },
    // Letters from outside have no signer here, so their drafter cancels them.
    incoming: drafting(may('sent'), 'x'),
  },
  [`POST ${letter}/response`]: {
    isRepeatable: true,
    body: () => ({}),
    rows: { receivers: may('sent'), copied: may('sent') },
  },
  [`PUT ${letter}/labels`]: { isRepeatable: true, body: () => ({ labelIds: [] }), otherwise: '+' },
  [`PUT ${letter}/paper-place`]: {
    body: ({ version }) => ({ archiveLocation: 'Record Center', archiveBox: '14', version }),
    rows: drafting('-', notWithDelegate),
    incoming: drafting(may('sent'), 'x'),
  },
  [`POST ${letter}/dispatch`]: {
    isRepeatable: true,
    body: () => ({ channel: 'download', date: today() }),
    rows: sendingOut('-'),
    outgoing: sendingOut(may('sent')),
  },
  [`POST ${letter}/dispatch/:dispatchId/proof`]: {
    body: proof,
    rows: sendingOut('.'),
    // Proof of a dispatch before the cancellation is still valid.
    outgoing: sendingOut(proved),
  },
  [`POST ${letter}/versions/:no/restore`]: {
    body: ({ version }) => ({ version }),
    rows: drafting(may('draft', 'revision')),
  },
  [`POST ${letter}/comments`]: {
    isRepeatable: true,
    body: () => ({ text: 'Baik.' }),
    rows: speaking(beforeSigned),
  },
  [`PUT ${letter}/comments/:commentId`]: { body: () => ({ text: 'Mohon.' }), rows: ownComment },
  [`DELETE ${letter}/comments/:commentId`]: { rows: ownComment },
  [`POST ${letter}/comments/:commentId/resolve`]: { rows: speaking(beforeSigned) },
  [`POST ${letter}/comments/:commentId/resolve (again)`]: {
    ids: { commentId: 'settledId' },
    rows: speaking('-'),
  },
  [`POST ${letter}/comments/:commentId/reopen`]: {
    ids: { commentId: 'settledId' },
    rows: speaking(beforeSigned),
  },
  [`POST ${letter}/comments/:commentId/accept`]: {
    ids: { commentId: 'suggestionId' },
    rows: drafting(may('draft', 'revision')),
    // There is no text to suggest other words for.
    incoming: inside('.'),
  },
  [`POST ${letter}/comments/:commentId/reject`]: {
    ids: { commentId: 'suggestionId' },
    body: () => ({ text: 'Tetap.' }),
    rows: drafting(may('draft', 'revision')),
    incoming: inside('.'),
  },

  'POST /letter/api/Task/review': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], decision: 'approve' }),
    rows: { ...approving, unrighted: 'X' },
  },
  'POST /letter/api/Task/sign': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], password }),
    rows: {
      ...{ ...signing, secretaries: 'X', unrighted: 'X' },
      delegates: 'X',
    },
  },
};

/** Gives what a person is expected to get for a verb on a letter. */
export function letterCell(
  { rows, otherwise, seenBy = [], ...line }: Line<LetterSubject>,
  person: Person,
  { kind, state }: Pick<LetterSubject, 'kind' | 'state'>,
): Sign {
  const isParty = kind !== 'incoming' || !isOneOf(deciders, person);
  const isSeen = isOneOf(seenBy, person) || (isParty && isOneOf(seenIn[state], person));
  const ofKind = kind === 'internal' ? rows : { ...rows, ...line[kind] };
  return signOf({ rows: ofKind, otherwise }, person, state, isSeen);
}
