import { password } from '../desk.ts';
import type { Person } from './cast.ts';
import { type Line, type Lines, type Rows, type Signs, signsFor, signsOf, spread } from './lines.ts';
import { type Kind, type LetterSubject, proof, type State, states, statesOf, today } from './stage.ts';

// Letter rules of SPEC A4, B1, B2, B3 and B7. Columns: draft, review (first reviewer's turn), revision (that
// reviewer decided), signing, sent, cancelled, deleted; other flows only where they differ.

/** Visible to the drafter's post; once submitted to reviewers and sender; once sent to receivers. */
const made: Signs = '++++++.';
const sentOn: Signs = '.+++++.';
const arrived: Signs = '....++.';
const sees: Rows = {
  drafters: made,
  drafterDelegate: made,
  unrightedDrafter: made,
  reviewers: sentOn,
  laterReviewer: sentOn,
  senders: sentOn,
  signerReader: sentOn,
  receivers: arrived,
  receiverReader: arrived,
  unrightedReceiver: arrived,
  copied: arrived,
};
const nothing: Signs = '.......';
/** Parties of a letter from outside: nobody reviews or signs it. */
const seesIncoming: Rows = {
  drafters: '+++.',
  drafterDelegate: '+++.',
  unrightedDrafter: '+++.',
  receivers: '.++.',
  receiverReader: '.++.',
  unrightedReceiver: '.++.',
  copied: '.++.',
};

/** The posts that a letter is made in. */
const inside = (sign: string): Rows => ({
  ...{ drafters: sign, drafterDelegate: sign, reviewers: sign, laterReviewer: sign, senders: sign },
  signerReader: sign,
});
/** A delegate of the drafter's post works on what was returned to the post, not on the holder's own drafts. */
const drafting = (drafters: Signs, drafterDelegate: Signs): Rows => ({ drafters, drafterDelegate });
const speaking = {
  drafters: '++++--.',
  drafterDelegate: '++++--.',
  reviewers: '.+++--.',
  laterReviewer: '.+++--.',
  senders: '.+++--.',
};
const sendingOut = (signs: Signs): Rows => ({
  ...{ drafters: signs, drafterDelegate: signs },
  senders: `.${signs.slice(1)}`,
});
const approving: Rows = { reviewers: '.+----.', laterReviewer: '.x----.' };

const letter = '/letter/api/Letter/:id';
export const letterLines: Lines<LetterSubject> = {
  [`GET ${letter}`]: { otherwise: '+' },
  [`GET ${letter}/timeline`]: { otherwise: '+' },
  [`GET ${letter}/pdf`]: { otherwise: '+' },
  [`GET ${letter}/attachments/:attachmentId`]: { otherwise: '+' },
  [`GET ${letter}/texts`]: { otherwise: '+' },
  // Nothing has failed to be read yet.
  [`POST ${letter}/texts/:attachmentId`]: { otherwise: '-' },
  [`GET ${letter}/thread`]: { otherwise: '+' },
  [`GET ${letter}/dispositions`]: { otherwise: '+' },
  [`GET ${letter}/dispatch`]: { otherwise: '+' },
  [`GET ${letter}/booked-numbers`]: { otherwise: '+', rows: { readers: 'x' } },
  [`GET ${letter}/readers`]: {
    rows: { drafters: '+', drafterDelegate: '+', senders: '+', signerReader: '+' },
  },
  // Users who manage administrators see who opened what, not the content (SPEC B3).
  [`GET ${letter}/openings`]: {
    rows: { drafters: '+', drafterDelegate: '+', senders: '+', signerReader: '+', admin: '+++++++' },
    incoming: { admin: '++++' },
  },
  [`GET ${letter}/registered-before`]: { rows: drafting('+', 'xx+xxx.') },
  [`GET ${letter}/check`]: { rows: drafting('+', 'xx+xxx.') },
  [`GET ${letter}/versions`]: { rows: inside('+') },
  [`GET ${letter}/versions/compare`]: { rows: inside('+') },
  [`GET ${letter}/comments`]: { rows: inside('+') },
  [`GET ${letter}/comments/count`]: { rows: inside('+') },
  // Proofs exist only for outgoing letters; the right is checked first.
  [`GET ${letter}/dispatch/:dispatchId/proof`]: {
    ids: { dispatchId: 'provedId' },
    rows: spreadAll('.'),
    outgoing: proofOf(),
  },

  // Under review everything but the reviewers is fixed (SPEC A4).
  [`PUT ${letter} (text)`]: {
    isBodyFirst: true,
    body: ({ same, version }) => ({ ...same, subject: 'Perihal lain', version }),
    rows: drafting('+-+---.', 'xx+xxx.'),
  },
  [`PUT ${letter} (reviewers)`]: {
    body: ({ same, version }) => ({ ...same, reviewers: (same.reviewers as object[]).slice(1), version }),
    rows: drafting('+++---.', 'xx+xxx.'),
  },
  [`DELETE ${letter}`]: { rows: drafting('+-+---.', 'xx+xxx.') },
  [`POST ${letter}/restore`]: {
    rows: {
      ...drafting('------+', 'xx-xxxx'),
      unrightedDrafter: 'xxxxxxx',
    },
  },
  [`POST ${letter}/duplicate`]: { isRepeatable: true, otherwise: '+', rows: { readers: 'x' } },
  [`POST ${letter}/submit`]: { body: () => ({}), rows: drafting('+-+---.', 'xx+xxx.') },
  [`POST ${letter}/review (approve)`]: { body: () => ({ decision: 'approve' }), rows: approving },
  [`POST ${letter}/review (return)`]: {
    body: () => ({ decision: 'return', note: 'Ulangi.' }),
    rows: { ...approving, signers: '.--+--.' },
  },
  // All decisions on this stage are past the undo limit.
  [`POST ${letter}/review/undo`]: {
    rows: { reviewers: '.-----.', laterReviewer: '.-----.', signers: '.-----.' },
  },
  [`POST ${letter}/sign`]: { body: () => ({ password }), rows: { signers: '.--+--.' } },
  [`POST ${letter}/withdraw`]: {
    body: () => ({ reason: 'Salah lampiran.' }),
    rows: drafting('-+-+--.', 'xx-xxx.'),
  },
  // Nobody reminds themselves: not the drafter's side after a return, nor the sender's before signing.
  [`POST ${letter}/nudge`]: {
    body: () => ({ note: 'Mohon segera.' }),
    rows: { drafters: '-+-+--.', drafterDelegate: '-+-+--.', senders: '.++---.' },
  },
  [`POST ${letter}/cancel`]: {
    body: () => ({ reason: 'Keliru.' }),
    rows: { signers: '.---+-.' },
    // Letters from outside have no signer here, so their drafter cancels them.
    incoming: drafting('-+-.', 'xxx.'),
  },
  [`POST ${letter}/response`]: {
    isRepeatable: true,
    body: () => ({}),
    rows: { receivers: '....+-.', copied: '....+-.' },
  },
  [`PUT ${letter}/labels`]: { isRepeatable: true, body: () => ({ labelIds: [] }), otherwise: '+' },
  [`PUT ${letter}/paper-place`]: {
    body: ({ version }) => ({ archiveLocation: 'Record Center', archiveBox: '14', version }),
    rows: drafting('------.', 'xx-xxx.'),
    incoming: drafting('-+-.', 'xxx.'),
  },
  [`POST ${letter}/dispatch`]: {
    isRepeatable: true,
    body: () => ({ channel: 'download', date: today() }),
    rows: sendingOut('------.'),
    outgoing: sendingOut('----+-.'),
  },
  [`POST ${letter}/dispatch/:dispatchId/proof`]: {
    body: proof,
    rows: sendingOut('.......'),
    // Proof of a dispatch before the cancellation is still valid.
    outgoing: sendingOut('....++.'),
  },
  [`POST ${letter}/versions/:no/restore`]: {
    body: ({ version }) => ({ version }),
    rows: drafting('+-+---.', 'xx+xxx.'),
  },
  [`POST ${letter}/comments`]: { isRepeatable: true, body: () => ({ text: 'Baik.' }), rows: speaking },
  [`PUT ${letter}/comments/:commentId`]: { body: () => ({ text: 'Mohon.' }), rows: ownComment() },
  [`DELETE ${letter}/comments/:commentId`]: { rows: ownComment() },
  [`POST ${letter}/comments/:commentId/resolve`]: { rows: speaking },
  [`POST ${letter}/comments/:commentId/resolve (again)`]: {
    ids: { commentId: 'settledId' },
    rows: {
      drafters: '------.',
      drafterDelegate: '------.',
      reviewers: '.-----.',
      laterReviewer: '.-----.',
      senders: '.-----.',
    },
  },
  [`POST ${letter}/comments/:commentId/reopen`]: { ids: { commentId: 'settledId' }, rows: speaking },

  'POST /letter/api/Task/review': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], decision: 'approve' }),
    rows: { ...approving, unrighted: 'X' },
  },
  'POST /letter/api/Task/sign': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], password }),
    rows: {
      ...{ signers: '.--+--.', secretaries: 'X', unrighted: 'X' },
      delegates: 'X',
    },
  },
};

/** Gives a user's expected signs for a verb on a kind of letter, one per state. */
export function letterSigns(line: Line<LetterSubject>, person: Person, kind: Kind): Signs {
  const seen = signsFor(sees, person) ?? nothing;
  if (kind === 'internal') return signsOf(line, person, seen);
  if (kind === 'outgoing')
    return signsOf({ ...line, rows: { ...line.rows, ...line.outgoing } }, person, seen);
  const seenIncoming = signsFor(seesIncoming, person) ?? '....';
  const own = signsFor(line.incoming, person);
  if (own) return own.length === 1 ? spread(own, seenIncoming) : own;
  const whole = signsOf(line, person, seen);
  if (whole.startsWith('X')) return 'XXXX';
  return seenIncoming === '....'
    ? '....'
    : statesOf('incoming')
        .map((state) => whole[states.indexOf(state)])
        .join('');
}

export const letterCell = (line: Line<LetterSubject>, person: Person, on: LetterSubject): string =>
  letterSigns(line, person, on.kind)[statesOf(on.kind).indexOf(on.state as State)] ?? '?';

/** Only the author, here the drafter; other participants get 403 first. */
function ownComment(): Rows {
  return { drafter: '++++--.' };
}

function spreadAll(sign: string): Rows {
  return { ...inside(sign), receivers: sign, receiverReader: sign, copied: sign };
}

/** Everyone who sees the letter may see its proof of delivery. */
function proofOf(): Rows {
  const there = '....++.';
  return { ...inside(there), receivers: there, receiverReader: there, copied: there };
}
